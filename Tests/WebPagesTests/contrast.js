// A text that names the visible elements with a contrast below 4.5, the minimum of WCAG 2.2 for text,
// <https://www.w3.org/TR/WCAG22/#contrast-minimum>; empty if all have enough.
(() => {
  const numbers = (colour) => {
    const parts = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return colour.startsWith("color(srgb") ? parts.map((part, index) => (index < 3 ? part * 255 : part)) : parts;
  };
  const part = (value) => value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = ([r, g, b]) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  const ground = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const colour = numbers(getComputedStyle(at).backgroundColor);
      if (colour.length === 3 || colour[3] === 1) return colour;
    }
    return matchMedia("(prefers-color-scheme: dark)").matches ? [18, 18, 18] : [255, 255, 255];
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const area = element.getBoundingClientRect();
    if (!texts.currentNode.data.trim() || area.width < 2 || area.height < 2 || element.closest("svg, script, style")) continue;
    if (element.closest("[aria-disabled=true]")) continue;
    const [one, other] = [luminance(numbers(getComputedStyle(element).color)), luminance(ground(element))];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (contrast < 4.5) found.add(`${element.tagName}.${element.className} ${contrast.toFixed(2)}`);
  }
  return [...found].join("; ");
})()
