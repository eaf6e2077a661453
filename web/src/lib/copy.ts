/** Copying to the clipboard, also where the page came over plain HTTP and has none. */

/** Copy a text that stands in this field; whether it worked. Where it did not, the field is selected for doing it by hand. */
export async function copied(text: string, field: HTMLInputElement | null): Promise<boolean> {
  return (await toClipboard(text)) || (field ? fromField(field) : false);
}

async function toClipboard(text: string): Promise<boolean> {
  try {
    const written = navigator.clipboard?.writeText(text);
    await written;
    return written !== undefined;
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
