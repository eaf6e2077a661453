/** Reads the contract of the service (an OpenAPI document) from stdin and prints its types in TypeScript. */
import { json } from "node:stream/consumers";
import openapiTS, { astToString } from "openapi-typescript";

const HEAD = `/**
 * The types of all that the service sends and takes, generated from its Python types by \`make contract\`.
 * Do not edit; \`make check\` compares this file with a fresh one.
 */
`;

const types = await openapiTS(await json(process.stdin), { rootTypes: true, rootTypesNoSchemaPrefix: true, alphabetize: true, defaultNonNullable: false });
process.stdout.write(HEAD + astToString(types));
