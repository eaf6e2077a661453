/** Copying to the clipboard, also where the page came over plain HTTP and has none. */

/** Copy a text that stands in this field; whether it worked. Where it did not, the field is selected for doing it by hand. */
export async function toClipboard(text: string, field: HTMLInputElement | null): Promise<boolean> {
  return (await written(text)) || (field ? fromField(field) : false);
}

async function written(text: string): Promise<boolean> {
  try {
    const done = navigator.clipboard?.writeText(text);
    await done;
    return done !== undefined;
  } catch {
    return false;
  }
}

function fromField(field: HTMLInputElement): boolean {
  field.focus();
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
