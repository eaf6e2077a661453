/** Parsing and search of rules, which come as plain text: paragraphs, and lists whose lines begin with '- '. */
import type { Rule } from "../../service/types";

export interface Block {
  text: string;
  list?: string[];
}

export function blocks(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part) => {
      const lines = part.split("\n");
      const start = lines.findIndex((line) => line.startsWith("- "));
      if (start < 0) return [{ text: part.replaceAll("\n", " ") }];
      const before = lines.slice(0, start).join(" ");
      const items = lines
        .slice(start)
        .join("\n")
        .split(/^- /m)
        .filter(Boolean)
        .map((item) => item.trim().replace(/\s*\n\s*/g, " "));
      return [...(before ? [{ text: before }] : []), { text: "", list: items }];
    });
}

/** Whether a section goes by a number ('9.2', 'R4', 'W7.2.1'); any other only has a title ('card-landsturm'). */
export function numbered(section: string): boolean {
  return /^[A-Z]?\d/.test(section);
}

/** The sections in which all the words are found. */
export function found(rules: Rule[], sought: string): Rule[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.section} ${rule.title} ${rule.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
