// Collects what goes wrong on a page; the tests put it before all other scripts.
{
  const found = (window.troubles = []);
  const told = (reason) => String((reason instanceof Error && `${reason} ${reason.stack}`) || reason);
  addEventListener("error", ({ message, filename, target }) => {
    // What a size changed that is looked at is looked at in the next frame; browsers tell so, and nothing is wrong.
    if (!message?.startsWith("ResizeObserver loop")) found.push(`${message ?? "not loaded"} ${filename ?? target?.outerHTML}`);
  }, true);
  addEventListener("unhandledrejection", (event) => found.push(told(event.reason)));
  const say = console.error;
  console.error = (...words) => {
    found.push(words.map(told).join(" "));
    say(...words);
  };
}
