// The script of viperlab's pages: draws ladders, moves through their rows, and shows the state at the current row.
// All it shows stands in the document already; text of the document is never turned into markup.
"use strict";
(() => {
  const conversations = [...document.querySelectorAll("section.conversation")].map((section) => ({ section, id: section.id }));
  const owners = new Map(conversations.map((conversation) => [conversation.section, conversation]));
  const [isComparison, isDifference] = ["comparison-page", "difference-page"].map((name) => document.body.classList.contains(name));
  const rowSelector = ".rows > li[id]";
  const partSelector = ".part, .ladder > .action > .rows";
  const current = { conversation: null, index: -1, marked: { current: [], running: [], from: [], to: [] } };
  const comparison = { action: 0, columns: [], now: [] };
  const search = { query: "", hits: [], rows: null };
  const controls = {};
  const places = new Map([...document.querySelectorAll(".places > li")].map((item) => [item.getAttribute("value"), item]));
  const box = { width: 88, height: 30, across: 124, down: 64, margin: 18 };
  const most = { frames: 60, objects: 60, printedRows: 20000 };

  // MARK: Elements
  /** Sets attributes of an element (`text`: its text; `--name`: in its style) and appends its children. */
  function fill(element, attributes, children) {
    for (const [name, value] of Object.entries(attributes)) {
      if (name === "text") element.textContent = value ?? "";
      else if (name.startsWith("--")) element.style.setProperty(name, value);
      else element.setAttribute(name, value);
    }
    element.append(...children.filter((child) => child));
    return element;
  }
  /** Returns a new HTML element. */
  const make = (name, attributes = {}, ...children) => fill(document.createElement(name), attributes, children);
  /** Returns a new SVG element. */
  const draw = (name, attributes = {}, ...children) => fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
  /** Takes a class from some elements, gives it to others, and returns the others. */
  function moveClass(name, before, after) {
    for (const element of before) element.classList.remove(name);
    for (const element of after) element.classList.add(name);
    return after;
  }
  /** Tells assistive technology which of some elements is the current one. */
  const setCurrent = (elements, isCurrent) => elements.forEach((element) => { element.ariaCurrent = isCurrent(element) ? "true" : null; });

  // MARK: Reading the document
  /** Finds the rows, actions, states and lanes of a conversation, once, and returns the conversation. */
  function collect(conversation) {
    if (conversation.rows) return conversation;
    const all = (selector) => [...conversation.section.querySelectorAll(selector)];
    const rows = all(rowSelector);
    const positions = new Map(rows.map((row, index) => [row, index]));
    const actions = all(".action");
    const starts = actions.map((action) => positions.get(action.querySelector(rowSelector))).filter((start) => start !== undefined);
    const lanes = all(".lanes > li").map(readLane);
    const laneCount = lanes.filter(({ item }) => !item.classList.contains("silent")).length;
    return Object.assign(conversation, { rows, positions, actions, starts, lanes, laneCount, screens: all(".screen"), graphs: all(".references") });
  }
  /** Reads a participant: its full name, its module (the text before the last dot), its name in the module, its role. */
  function readLane(item) {
    const name = item.querySelector("a")?.textContent ?? item.textContent;
    const dot = Math.max(0, name.lastIndexOf("."));
    return { item, name, module: name.slice(0, dot), short: dot > 0 ? name.slice(dot + 1) : name, role: item.dataset.role ?? "other" };
  }
  /** Returns the number of a row, or of the row that a state follows; 0 if there is none. */
  const numberOf = (element) => Math.abs(Number.parseInt(element?.dataset.row ?? element?.getAttribute("value"), 10)) || 0;
  /** Reads what is drawn in a row; null if the row says nothing about it. */
  function readDrawing(row) {
    const parts = row?.dataset.d?.split(" ") ?? [];
    if (parts.length < 5) return null;
    const [tail, head] = parts.map((text) => (/^\d+$/.test(text) ? Number(text) : null));
    const [alive, active, nested, ending] = parts.slice(4).map((mask) => Number.parseInt(mask, 16));
    return { tail, head, style: parts[2], depth: Number(parts[3]) || 0, alive, active, nested, ending };
  }
  /** Returns whether a lane is in a mask; masks have up to 52 bits, which bit operators would cut. */
  const isIn = (mask, lane) => Math.floor(mask / 2 ** lane) % 2 === 1;
  /** Returns the last of some sorted states whose row number is at most `number`; undefined if there is none. */
  const lastUpTo = (number, states) => states.findLast((state) => numberOf(state) <= number);
  /** Returns the rows of the calls that run at a row, the innermost first; null for a row that is not in the page. */
  function runningCalls(conversation, row) {
    const numbers = row?.dataset.k?.split(" ").slice(0, most.frames) ?? [];
    return numbers.map((number) => document.getElementById(`${conversation.id}/${number}`));
  }

  // MARK: Drawing rows
  /** Draws the rows of a part of a ladder, once. */
  function drawPart(part) {
    if (part.dataset.drawn !== undefined) return;
    part.dataset.drawn = "";
    const conversation = owners.get(part.closest(".conversation"));
    const rows = [...part.querySelectorAll(".rows > li")];
    const drawings = rows.map(conversation.laneCount > 0 ? readDrawing : () => null);
    for (const [index, row] of rows.entries()) {
      if (drawings[index]) drawRow(row, drawings[index], drawings[index + 1], conversation);
      else row.classList.add("plain");
    }
  }
  /** Adds the lanes and the label to a row; its sentence stays for screen readers. */
  function drawRow(row, drawing, next, conversation) {
    const { l: words, remark, bad } = row.dataset;
    const isWrong = bad !== undefined || drawing.style === "lost";
    const label = make("span", { class: "label", "aria-hidden": "true", "--depth": drawing.depth, text: words || row.querySelector(".s")?.textContent });
    if (remark) label.append(" ", make("span", { class: "remark", text: remark }));
    row.append(drawStrip(drawing, next, isWrong, conversation), label);
    row.classList.add("drawn", drawing.style === "answer" ? "answer" : "message", isWrong ? "wrong" : "right");
  }
  /** Returns the lanes of a row with their lifelines and bars, and the row's arrow. */
  function drawStrip(drawing, next, isWrong, conversation) {
    const lanes = conversation.lanes.slice(0, conversation.laneCount);
    conversation.strip ??= make("span", { class: "strip", "aria-hidden": "true" }, ...lanes.map((lane, index) => make("i", { "data-role": lane.role, "--x": index })));
    const strip = conversation.strip.cloneNode(true);
    [...strip.children].forEach((lane, index) => { lane.className = lifeline(drawing, next, index); });
    strip.append(drawArrow(drawing, isWrong, lanes.length) ?? "");
    if (drawing.style === "created" && lanes[drawing.head]) strip.append(make("i", { class: "born", "data-role": lanes[drawing.head].role, "--x": drawing.head }));
    return strip;
  }
  /** Returns the class of a lane in a row: a bar for a running call, a lifeline, an end, or nothing. */
  function lifeline({ tail, head, style, alive, active, nested, ending }, next, lane) {
    if (isIn(ending, lane)) return "ends";
    if (isIn(nested, lane)) return "nested";
    if (isIn(active, lane)) return "active";
    const isCalled = head === lane && (style === "call" || style === "async");
    if (isCalled && next && (isIn(next.active, lane) || (next.style === "answer" && next.tail === lane))) return "active starts";
    if (tail === lane && style === "answer") return "active stops";
    return isIn(alive, lane) ? "alive" : "";
  }
  /** Returns the arrow of a row, or null; an end without a lane is drawn before the next lane. */
  function drawArrow({ tail, head, style }, isWrong, count) {
    if (!["call", "async", "answer", "lost", "created"].includes(style) || (tail === null && head === null)) return null;
    const from = Math.min(tail ?? (head > 0 ? head - 0.7 : head + 0.7), count);
    let to = Math.min(head ?? (from + 0.7 < count ? from + 0.7 : from - 0.7), count);
    const mark = style === "lost" ? "cross" : style === "answer" || style === "async" ? (isWrong ? "open-red" : style) : isWrong ? "call-red" : "call";
    const attributes = { class: `arrow ${style}${isWrong ? " wrong" : ""}` };
    const end = { "marker-end": `url(#mark-${mark})` };
    if (from === to) return draw("svg", { ...attributes, "--left": from, "--span": 0 }, draw("path", { d: "M0 5h12v9h-8", ...end }));
    if (style === "lost") to = from + (to - from) * 0.62;
    const line = draw("line", { x1: from < to ? "0" : "100%", x2: from < to ? "100%" : "0", y1: 9.6, y2: 9.6, ...end });
    return draw("svg", { ...attributes, "--left": Math.min(from, to), "--span": Math.abs(to - from) }, line);
  }
  /** Adds the heads of arrows to the document; arrows refer to them by id. */
  function addMarks() {
    const [filled, open, cross] = ["M0 0L9 4.5L0 9Z", "M1 0L8.5 4.5L1 9", "M4 -.5L14 9.5M14 -.5L4 9.5"];
    const shapes = {
      call: ["filled", filled], "call-red": ["filled red", filled], async: ["", open], answer: ["faint", open], "open-red": ["red", open], cross: ["red", cross],
    };
    const size = { markerUnits: "userSpaceOnUse", markerWidth: 18, markerHeight: 12, refY: 4.5, orient: "auto", overflow: "visible" };
    const marks = Object.entries(shapes).map(([name, [style, path]]) =>
      draw("marker", { ...size, id: `mark-${name}`, class: style, refX: path === cross ? 7 : 8.5 }, draw("path", { d: path })));
    document.body.append(draw("svg", { class: "marks", "aria-hidden": "true" }, ...marks));
  }

  // MARK: Arranging a conversation
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) drawPart(entry.target);
  }, { rootMargin: "500px" });
  /** Puts the lanes and rows of a conversation into a ladder, with a panel beside it; done once, when it is first shown. */
  function arrange(conversation) {
    if (conversation.ladder) return;
    const { section, lanes, laneCount, rows, actions } = collect(conversation);
    const [list, findings] = [section.querySelector(".lanes"), section.querySelector(".findings")];
    const ladder = section.querySelector(".ladder") ?? make("div", { class: "ladder" }, list, ...actions);
    fill(ladder, { class: `ladder sheet ${laneCount <= 5 ? "few" : laneCount <= 10 ? "staggered" : "many"}${rows.length > 9999 ? " long" : ""}`, "--n": Math.max(1, laneCount) }, []);
    if (!ladder.parentElement) section.insertBefore(ladder, findings);
    ladder.prepend(rows.length > 0 ? legend() : "");
    conversation.ladder = ladder;
    ladder.before(findings ?? "");
    findings?.classList.toggle("quiet", !findings.querySelector("li"));
    nameLanes(lanes, laneCount);
    for (const part of section.querySelectorAll(partSelector)) {
      if (part.matches(".rows")) part.style.setProperty("--count", part.childElementCount);
      observer.observe(part);
    }
    if (!isComparison) addPanel(conversation);
  }
  /** Gives lanes short names, with full names as hints, and brackets with the module's name above neighbours of the same module. */
  function nameLanes(lanes, laneCount) {
    lanes.forEach(({ item, name, short, module }, start) => {
      const link = item.querySelector("a");
      if (link) Object.assign(link, { title: [name, item.querySelector(".type")?.textContent ?? ""].join(" "), ariaLabel: name, textContent: short });
      if (!module || start >= laneCount || lanes[start - 1]?.module === module) return;
      const next = lanes.findIndex((lane, index) => index > start && (lane.module !== module || index >= laneCount));
      const span = (next < 0 ? laneCount : next) - start;
      item.append(make("span", { class: "group", "aria-hidden": "true", "--span": span }, make("b", { text: module })));
      item.parentElement.classList.add("grouped");
    });
  }
  /** Returns the explanation of the signs in a ladder. */
  function legend() {
    const arrow = (style) => make("span", { class: "strip" }, drawArrow({ tail: 0, head: 1, style }, style === "lost", 2));
    const bar = (name) => make("span", { class: "strip thin" }, make("i", { class: name, "data-role": "presenter", "--x": 0 }));
    const changes = [["+", "new"], ["-", "no more"], ["~", "says something else"], [">", "moved"], ["x", "repeated more or less often"]];
    const signs = [
      [arrow("call"), "call"], [arrow("answer"), "value returned"], [arrow("async"), "arrives later"], [arrow("lost"), "lost: nobody got it", "wrong"],
      [bar("active"), "still running"], [bar("nested"), "called again meanwhile"], [bar("born"), "object is made"], [bar("ends"), "object is gone"], ...(isDifference ? changes.map(([sign, text]) => [make("kbd", { text: sign }), text]) : []),
    ];
    return make("ul", { class: "legend", "aria-hidden": "true" }, ...signs.map(([sign, text, style]) => make("li", { class: style ?? "" }, sign, text)));
  }

  // MARK: The panel: screen, references, call stack
  /** Adds the panel, with a card for each kind of state that the conversation has. */
  function addPanel(conversation) {
    const card = (exists) => (exists ? make("section", { class: "card" }) : null);
    const { section, screens, graphs, ladder } = conversation;
    const cards = { screen: card(screens.length), graph: card(graphs.length), stack: card(section.querySelector(".rows > li[data-k]")) };
    conversation.cards = cards;
    if (Object.values(cards).some((part) => part)) section.classList.add("wide");
    ladder.after(make("aside", { class: "panel", "aria-label": "State at the current row" }, ...Object.values(cards)));
  }
  /** Shows the state at a row in the panel. */
  function updatePanel(conversation, row) {
    const { cards, screens, graphs } = conversation;
    const number = numberOf(row);
    updateCard(cards.screen, "Screen", lastUpTo(number, screens), (state) => [state.cloneNode(true)]);
    updateCard(cards.graph, "Who holds whom", lastUpTo(number, graphs), (state) => graphContents(conversation, state));
    cards.stack?.replaceChildren(make("h3", { text: "Call stack" }), stackList(conversation, row));
  }
  /** Fills a card with the contents that a function makes for a state, unless the card shows the state already. */
  function updateCard(card, title, state, contents) {
    if (!card || (card.state === state && card.firstChild)) return;
    card.state = state;
    card.replaceChildren(make("h3", { text: title }, make("span", { text: state ? ` after #${numberOf(state)}` : "" })), ...(state ? contents(state) : [make("p", { text: "Nothing yet." })]));
  }
  /** Returns the running calls at a row as a list: the innermost, which the row is in, and below each its caller. */
  function stackList(conversation, row) {
    const items = runningCalls(conversation, row).map((frame, index, frames) => {
      const called = frames[index - 1] ?? row;
      const isWaiting = index > 0 || (frame !== row && row.dataset.p !== undefined);
      const place = places.get(isWaiting ? called.dataset.p : frame?.dataset.q);
      const method = frame?.dataset.w ?? called.dataset.v ?? frame?.querySelector(".s")?.textContent ?? "a call that is not in this page";
      const code = place?.querySelector("code");
      return make("li", {}, make("a", { href: `#${frame?.id ?? row.id}` }, make("b", { text: method }),
        place ? make("small", { text: place.dataset.f }) : null, code ? make("code", { text: code.textContent }) : null));
    });
    return items.length > 0 ? make("ol", { class: "stack" }, ...items) : make("p", { text: "No call is running." });
  }

  // MARK: The picture of references
  /** Returns the picture of an object graph, what is wrong in it, and its references as sentences. */
  function graphContents(conversation, state) {
    const graph = readGraph(conversation, state);
    const cycle = graph.edges.filter((edge) => edge.isCycle).map((edge) => `${edge.from.name} holds ${edge.to.name} (${edge.property})`);
    const leaks = graph.nodes.filter((node) => node.isLeak).map((node) => node.name);
    const said = [[leaks, "Leaked", ", "], [cycle, "Held by a strong cycle", "; "]].filter(([parts]) => parts.length > 0);
    return [
      graph.nodes.length > 0 && graph.nodes.length <= most.objects ? drawGraph(graph) : "",
      ...said.map(([parts, title, separator]) => make("p", { class: "said", text: `${title}: ${parts.join(separator)}.` })),
      make("p", { class: "key", text: "solid: strong · dashed: weak · { }: a closure" }),
      make("details", {}, make("summary", { text: "As text" }), state.cloneNode(true)),
    ];
  }
  /** Reads the objects and references of a graph, and marks the strong references that form a cycle of leaked objects. */
  function readGraph({ lanes }, state) {
    const nodes = new Map();
    const node = (position) => {
      const lane = /^\d+$/.test(position) ? lanes[position] : undefined;
      if (lane && !nodes.has(lane)) nodes.set(lane, { ...lane, position: Number(position) });
      return nodes.get(lane);
    };
    for (const item of state.querySelectorAll("li[data-o]")) node(item.dataset.o);
    for (const item of state.querySelectorAll("li.leak[data-o]")) Object.assign(node(item.dataset.o) ?? {}, { isLeak: true });
    const edges = [];
    for (const item of state.querySelectorAll("li[data-r]")) {
      const [owner, target, strength, ...property] = item.dataset.r.split(" ");
      const [from, to] = [node(owner), node(target)];
      if (from && to) edges.push({ from, to, strength, property: property.join(" "), sentence: item.textContent });
      else if (from) from.hasClosure = true;
    }
    const strong = edges.filter((edge) => edge.strength === "strong" && edge.from.isLeak && edge.to.isLeak);
    for (const edge of strong) edge.isCycle = leads(edge.to, edge.from, strong);
    return { nodes: [...nodes.values()].sort((first, second) => first.position - second.position), edges };
  }
  /** Returns whether a chain of references leads from one object to another. */
  function leads(start, goal, edges) {
    const found = new Set([start]);
    for (const object of found) {
      for (const edge of edges) if (edge.from === object) found.add(edge.to);
    }
    return found.has(goal);
  }
  /** Places the objects in rows and columns: View, Presenter, Interactor beside each other, Router and Store below; a module below the other. */
  function placeNodes(nodes) {
    const column = ({ role }) => ({ user: 0, view: 0, presenter: 1, router: 1 })[role] ?? 2;
    const isHelper = ({ role }) => role === "router" || role === "store";
    const columns = [...new Set(nodes.map(column))].sort();
    const taken = new Set();
    let top = 0;
    for (const module of new Set(nodes.map((node) => node.module))) {
      const members = nodes.filter((node) => node.module === module);
      const helperLine = members.every(isHelper) ? top : top + 1;
      for (const node of members) {
        node.line = isHelper(node) ? helperLine : top;
        while (taken.has(`${column(node)} ${node.line}`)) node.line += 1;
        taken.add(`${column(node)} ${node.line}`);
        node.x = columns.indexOf(column(node)) * box.across + box.width / 2;
        node.y = node.line * box.down + box.height / 2 + box.margin;
      }
      top = Math.max(...members.map((node) => node.line)) + 1;
    }
    return { width: (columns.length - 1) * box.across + box.width, height: (top - 1) * box.down + box.height + 2 * box.margin };
  }
  /** Returns the picture of a graph. */
  function drawGraph({ nodes, edges }) {
    const { width, height } = placeNodes(nodes);
    const margin = Math.max(box.margin, (340 - width) / 2);
    return draw("svg", {
      class: "picture", role: "img", viewBox: `${-margin} 0 ${width + 2 * margin} ${height}`,
      "aria-label": `${nodes.length} objects and ${edges.length} references between them; the text below names them.`,
    }, ...edges.map((edge) => drawEdge(edge, nodes)), ...nodes.map((node) => drawNode(node, nodes)));
  }
  /** Returns an object as a box with its name; the first box of a module carries the module's name. */
  function drawNode(node, nodes) {
    const name = node.short.length > 13 ? `${node.short.slice(0, 12)}…` : node.short;
    const isFirst = node.module && nodes.find((other) => other.module === node.module) === node;
    const [x, y] = [node.x - box.width / 2, node.y - box.height / 2];
    return draw("g", { class: node.isLeak ? "lost" : "", "data-role": node.role },
      draw("title", { text: node.name + (node.isLeak ? ", leaked" : "") }), draw("rect", { x, y, width: box.width, height: box.height, rx: 8 }),
      draw("text", { x: node.x, y: node.y + 4, text: name + (node.hasClosure ? " { }" : "") }),
      isFirst ? draw("text", { class: "module", x: x + 2, y: y - 5, text: node.module }) : null);
  }
  /** Returns a reference as an arrow, bent around boxes that lie in its way. */
  function drawEdge({ from, to, strength, isCycle, sentence }, nodes) {
    const isBlocked = nodes.some((node) => node !== from && node !== to && isBetween(node, from, to));
    const path = from === to ? `M${from.x + 20} ${from.y - 15}c0 -22 32 -22 24 2` : isBlocked ? bentPath(from, to) : straightPath(from, to);
    const [style, mark] = isCycle ? ["cycle", "call-red"] : strength === "strong" ? ["", "call"] : [strength === "weak" ? "weak" : "unowned", "answer"];
    return draw("path", { class: `edge ${style}`, d: path, "marker-end": `url(#mark-${mark})` }, draw("title", { text: sentence }));
  }
  /** Returns whether a box lies on the line between two others. */
  function isBetween(node, from, to) {
    const [across, down] = [to.x - from.x, to.y - from.y];
    const part = ((node.x - from.x) * across + (node.y - from.y) * down) / (across ** 2 + down ** 2);
    const [x, y] = [from.x + part * across - node.x, from.y + part * down - node.y];
    return part > 0 && part < 1 && Math.abs(x) < box.width / 2 && Math.abs(y) < box.height / 2 + 4;
  }
  /** Returns a straight path between the borders of two boxes, moved aside so that both directions are seen. */
  function straightPath(from, to) {
    const [across, down] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(across, down) / 6 || 1;
    const reach = Math.min((box.width / 2 + 3) / Math.abs(across), (box.height / 2 + 3) / Math.abs(down), 0.45);
    const point = (end, sign) => `${end.x + sign * across * reach - down / length} ${end.y + sign * down * reach + across / length}`;
    return `M${point(from, 1)}L${point(to, -1)}`;
  }
  /** Returns a curve between two boxes: on the left of boxes in a column, above boxes in a line. */
  function bentPath(from, to) {
    if (from.y === to.y) return `M${from.x} ${from.y - 15}C${from.x} ${from.y - 42} ${to.x} ${to.y - 42} ${to.x} ${to.y - 17}`;
    const [start, end] = [from.x - box.width / 2, to.x - box.width / 2 - 2];
    return `M${start} ${from.y}C${start - 34} ${from.y} ${end - 34} ${to.y} ${end} ${to.y}`;
  }

  // MARK: Moving through a conversation
  /** Shows a conversation, and hides the others. */
  function show(conversation) {
    if (current.conversation === conversation) return;
    moveClass("shown", current.conversation ? [current.conversation.section] : [], [conversation.section]);
    arrange(conversation);
    Object.assign(current, { conversation, index: -1 });
    setCurrent(document.querySelectorAll("nav a"), (link) => link.getAttribute("href") === `#${conversation.id}`);
    measure();
  }
  /** Makes a row the current one: marks it and the lanes of its message, scrolls to it, and shows the state at it. */
  function go(conversation, index, isExact = true) {
    show(conversation);
    const { rows, lanes } = conversation;
    current.index = Math.max(0, Math.min(index, rows.length - 1));
    const row = rows[current.index];
    if (row) drawPart(row.closest(".part") ?? row.parentElement);
    markRow(row ? [row] : [], runningCalls(conversation, row).filter((call) => call), readDrawing(row), lanes);
    if (isExact && row) {
      row.scrollIntoView({ block: "nearest" });
      writeAddress(row.id);
    }
    updatePanel(conversation, row);
    say(current.index, rows.length, row ? row.querySelector(".s")?.textContent ?? "" : "This conversation has no rows.", row?.classList.contains("wrong"));
  }
  /** Marks the current row, the rows of its running calls, and the lanes from which and to which its message goes. */
  function markRow(row, running, drawing, lanes) {
    const lane = (position) => (lanes[position] ? [lanes[position].item] : []);
    const { marked } = current;
    setCurrent([...marked.current, ...row].map((item) => item.querySelector(".n")).filter((link) => link), (link) => link.closest("li") === row[0]);
    current.marked = {
      current: moveClass("current", marked.current, row), running: moveClass("running", marked.running, running),
      from: moveClass("from", marked.from, lane(drawing?.tail)), to: moveClass("to", marked.to, lane(drawing?.head)),
    };
  }
  /** Says where the reader is and what happens there, and marks the buttons that lead nowhere as disabled. */
  function say(index, count, sentence, isWrong = false) {
    controls.status.replaceChildren(make("b", { text: `${Math.min(index + 1, count)} of ${count}` }), make("span", { class: isWrong ? "wrong" : "", text: sentence }));
    controls.status.title = sentence.slice(0, 1000);
    controls.buttons.forEach((element, position) => { element.ariaDisabled = String(position < steps.length / 2 ? index <= 0 : index >= count - 1); });
  }
  /** Writes the address of the current moment, but not while it changes quickly: browsers limit how often. */
  function writeAddress(id) {
    clearTimeout(controls.timer);
    if (id) controls.timer = setTimeout(() => history.replaceState(null, "", `#${encodeURI(id)}`), 350);
  }
  /** Goes a number of rows forward, or back if the number is negative. */
  const step = (count) => go(current.conversation, current.index + count);
  /** Goes to the first row of the next action, or back to the first row of this or the previous action. */
  function stepAction(direction) {
    const { starts, rows } = current.conversation;
    const [before, after] = [starts.findLast((start) => start < current.index), starts.find((start) => start > current.index)];
    go(current.conversation, direction > 0 ? after ?? rows.length - 1 : before ?? 0);
  }
  /** Goes to the next row in which a participant sends or receives; after the last one to the first. */
  function goToNextRow(conversation, lane) {
    const isEnd = (row) => row.dataset.d?.split(" ", 2).includes(String(lane));
    const next = conversation.rows.findIndex((row, index) => index > current.index && isEnd(row));
    go(conversation, next >= 0 ? next : conversation.rows.findIndex(isEnd));
  }
  /** Handles a click on a lane, on a row, or on a link to a place in the page. */
  function click(event) {
    const { conversation } = current;
    const lane = conversation?.lanes.findIndex(({ item }) => item.contains(event.target)) ?? -1;
    const [row, link] = [event.target.closest(rowSelector), event.target.closest("a[href^='#']")];
    if (hasModifier(event)) return;
    if (lane >= 0) goToNextRow(conversation, lane);
    else if (link) { if (!follow(link.getAttribute("href"))) return; }
    else if (row && conversation && document.getSelection().isCollapsed) go(conversation, conversation.positions.get(row));
    else return;
    event.preventDefault();
  }
  /** Returns whether a key or a click is meant for the browser. */
  const hasModifier = (event) => event.ctrlKey || event.altKey || event.metaKey || (event.shiftKey && event.type === "click");

  // MARK: Addresses
  /** Returns the conversation and the row at an address; null if the page has no such place. */
  function placeAt(address) {
    let id = address.slice(1);
    try { id = decodeURIComponent(id); } catch { /* An address that is not encoded is taken as it is. */ }
    const [name, number] = [id.slice(0, id.lastIndexOf("/")), id.slice(id.lastIndexOf("/") + 1)];
    const element = document.getElementById(id) ?? document.getElementById(`${name}/-${number}`);
    const conversation = owners.get(element?.closest(".conversation"));
    if (!conversation) return null;
    const row = element.closest(rowSelector);
    return { conversation, isRow: row !== null, index: row ? collect(conversation).positions.get(row) : firstMoment(conversation) };
  }
  /** Returns the row where a conversation is entered: of a lost message or a leak, else the end of the first action, with a screen. */
  function firstMoment(conversation) {
    const { rows, starts, graphs } = collect(conversation);
    const leak = numberOf(graphs.find((graph) => graph.querySelector("li.leak")));
    const wrong = rows.findIndex((row) => row.dataset.d?.split(" ")[2] === "lost" || (leak > 0 && numberOf(row) === leak));
    if (wrong >= 0) return wrong;
    return Math.max(0, (starts.find((start) => start > 0) ?? rows.length) - 1);
  }
  /** Goes to a place; without one to the first conversation. */
  function open(place) {
    const { conversation, index, isRow } = place ?? { conversation: conversations[0], index: firstMoment(conversations[0]), isRow: false };
    const row = isRow ? conversation.rows[index] : null;
    if (isComparison) goToAction(Math.max(...comparison.columns.map((actions) => actions.findIndex((action) => action.contains(row)))), row);
    else go(conversation, index, isRow);
  }
  /** Goes to the address of the page; if the page has no such place, says so. */
  function openAddress() {
    const place = placeAt(location.hash);
    controls.notice.hidden = Boolean(place) || location.hash.length <= 1;
    controls.notice.textContent = controls.notice.hidden ? "" : `This page has no place ${location.hash.slice(0, 200)}. The first conversation is shown.`;
    open(place);
  }
  /** Goes to the place of a link, even if its address is that of the page already; returns whether there is such a place. */
  function follow(address) {
    const place = placeAt(address);
    if (!place) return false;
    controls.notice.hidden = true;
    open(place);
    if (!place.isRow) {
      writeAddress(place.conversation.id);
      window.scrollTo({ top: Math.min(window.scrollY, document.querySelector("main").offsetTop - controls.bar.offsetHeight) });
    }
    return true;
  }

  // MARK: Search
  /** Collects all rows of the page with their words in lower case; done at the first search. */
  function collectWords() {
    search.rows = [];
    for (const conversation of conversations) {
      conversation.offset = search.rows.length;
      collect(conversation).rows.forEach((row, index) => {
        const { l: label = "", remark = "", w: method = "" } = row.dataset;
        const words = `#${numberOf(row)} ${row.querySelector(".s")?.textContent} ${label} ${remark} ${method}`;
        search.rows.push({ conversation, index, words: words.toLowerCase() });
      });
    }
    return search.rows;
  }
  /** Goes to the next or the previous row that contains the words of the search field. */
  function find(direction) {
    const [query, rows] = [controls.search.value.trim().toLowerCase(), search.rows ?? collectWords()];
    if (query !== search.query) search.hits = query ? [...rows.keys()].filter((index) => rows[index].words.includes(query)) : [];
    search.query = query;
    const { hits } = search;
    controls.found.value = query && hits.length === 0 ? "no row" : "";
    if (hits.length === 0) return;
    const here = current.conversation.offset + current.index;
    const hit = direction > 0 ? hits.find((index) => index > here) ?? hits[0] : hits.findLast((index) => index < here) ?? hits.at(-1);
    controls.found.value = `${hits.indexOf(hit) + 1} of ${hits.length}`;
    go(rows[hit].conversation, rows[hit].index);
  }

  // MARK: Controls
  const steps = isComparison ? [
    ["⇤", "First action", "Home", () => goToAction(0)], ["←", "Previous action", "ArrowLeft", () => goToAction(comparison.action - 1)],
    ["→", "Next action", "ArrowRight", () => goToAction(comparison.action + 1)], ["⇥", "Last action", "End", () => goToAction(Infinity)],
  ] : [
    ["⇤", "First row", "Home", () => step(-Infinity)], ["↑", "Previous action", "ArrowUp", () => stepAction(-1)], ["←", "Row back", "ArrowLeft", () => step(-1)],
    ["→", "Row forward", "ArrowRight", () => step(1)], ["↓", "Next action", "ArrowDown", () => stepAction(1)], ["⇥", "Last row", "End", () => step(Infinity)],
  ];
  const keys = Object.fromEntries(steps.map(([, , key, action]) => [key, action]));

  /** Adds the bar of buttons, the search field, the notice and the list of keys to the page. */
  function addControls() {
    const help = keyDialog();
    keys["?"] = () => (help.open ? help.close() : help.showModal());
    Object.assign(keys, isComparison ? { ArrowUp: keys.ArrowLeft, ArrowDown: keys.ArrowRight } : { "/": () => controls.search.select() });
    controls.buttons = steps.map(([sign, name, key, action]) => button(sign, `${name} (${key.replace("Arrow", "")})`, name, action));
    controls.status = make("p", { class: "status", "aria-live": "polite" });
    controls.search = make("input", { type: "search", "aria-label": "Search all rows", placeholder: "Search", title: "Search all rows (/)" });
    controls.found = make("output", { "aria-label": "Row found" });
    controls.notice = make("p", { class: "notice", role: "status", hidden: "" });
    controls.bar = make("section", { class: "controls", "aria-label": "Controls" },
      make("div", { class: "steps", role: "group", "aria-label": "Steps" }, ...controls.buttons), controls.status,
      isComparison ? null : make("div", { class: "search", role: "search" }, controls.search, controls.found), button("?", "Keys (?)", "Keys", keys["?"]));
    document.querySelector("main").before(controls.bar, controls.notice);
    document.body.append(help);
    document.addEventListener("keydown", pressKey);
    document.addEventListener("click", click);
  }
  /** Returns a button; it does nothing while it is marked as disabled, but keeps the focus. */
  function button(text, title, name, action) {
    const element = make("button", { type: "button", "aria-label": name, title, text });
    element.addEventListener("click", () => { if (element.ariaDisabled !== "true") action(); });
    return element;
  }
  /** Returns the dialog that lists the keys. */
  function keyDialog() {
    const searching = [["/", "Search"], ["Enter", "In the search field: next row found, with Shift the previous"], ["Esc", "Leave the search field"]];
    const words = [...steps.map(([sign, name, key]) => [key.startsWith("Arrow") ? sign : key, name]), ...(isComparison ? [] : searching), ["?", "This list"]];
    const list = words.flatMap(([key, text]) => [make("dt", {}, make("kbd", { text: key })), make("dd", { text })]);
    const dialog = make("dialog", { "aria-label": "Keys" }, make("h2", { text: "Keys" }), make("dl", {}, ...list));
    dialog.append(button("Close", "Close (Esc)", "Close", () => dialog.close()));
    return dialog;
  }
  /** Handles a key: in the search field those of the search, outside of fields those of the buttons. */
  function pressKey(event) {
    const isTyping = event.target.closest?.("input, textarea, select, [contenteditable]");
    const isInDialog = event.target.closest?.("dialog") && event.key !== "?";
    if (event.target === controls.search && event.key === "Enter") find(event.shiftKey ? -1 : 1);
    if (event.target === controls.search && event.key === "Escape") controls.search.blur();
    if (hasModifier(event) || isTyping || isInDialog || !Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    keys[event.key]();
  }
  /** Tells the style sheet the heights of the bar and of the lanes' names, which stay at the top. */
  function measure() {
    const names = current.conversation?.section.querySelector(".lanes")?.offsetHeight ?? 0;
    document.documentElement.style.setProperty("--bar", `${controls.bar.offsetHeight}px`);
    document.documentElement.style.setProperty("--names", `${names}px`);
  }

  // MARK: Comparison
  /** Prepares the columns of a comparison, and above them the list of actions, the table of work and the screen. */
  function startComparison() {
    const side = document.querySelector(".side") ?? document.querySelector("main");
    side.style.setProperty("--columns", conversations.length);
    conversations.forEach(arrange);
    comparison.columns = conversations.map(({ actions }) => actions.filter((action) => action.querySelector("h3")));
    const longest = comparison.columns.reduce((longer, actions) => (actions.length > longer.length ? actions : longer));
    const names = longest.map((action) => action.querySelector("h3").textContent);
    comparison.buttons = names.map((name, index) => button(name, name, name, () => goToAction(index)));
    comparison.screen = make("div");
    const [title, list] = [make("p", { text: "The same actions in each architecture" }), make("ol", {}, ...comparison.buttons.map((element) => make("li", {}, element)))];
    const nav = make("nav", { "aria-label": "Actions" }, title, list, document.querySelector(".moves"));
    side.before(make("div", { class: "band" }, nav, comparison.screen));
  }
  /** Shows an action in all columns, and the screen after it; marks a row of the action if one is given. */
  function goToAction(index, row = null) {
    const { buttons, columns } = comparison;
    comparison.action = Math.max(0, Math.min(index, buttons.length - 1));
    const now = columns.map((actions) => actions[comparison.action]);
    comparison.now = moveClass("now", comparison.now, now.filter((action) => action));
    now.forEach((action, column) => {
      const count = action?.querySelectorAll(rowSelector).length ?? 0;
      conversations[column].section.querySelector("h2")?.setAttribute("data-count", count === 1 ? "1 row" : `${count} rows`);
    });
    setCurrent(buttons, (element) => element === buttons[comparison.action]);
    const screens = columns.map((actions) => actions.slice(0, comparison.action + 1).flatMap((action) => [...action.querySelectorAll(".screen")])).find((list) => list.length > 0);
    comparison.screen.replaceChildren(screens?.at(-1).cloneNode(true) ?? "");
    const caption = comparison.screen.querySelector("figcaption");
    if (caption) caption.textContent = `The screen after ${buttons[comparison.action]?.textContent}`;
    say(comparison.action, buttons.length, buttons[comparison.action]?.textContent ?? "There are no actions.");
    markRow(row ? [row] : [], [], null, []);
    row?.scrollIntoView({ block: "nearest" });
    writeAddress((row ?? now[0]?.querySelector(rowSelector))?.id);
  }

  // MARK: Start
  /** Folds the tables before the conversations, so that the first conversation is in view. */
  function foldTables() {
    for (const section of document.querySelectorAll("main > .about")) {
      const open = location.hash.length <= 1 && section.matches(":first-child") ? { open: "" } : {};
      section.replaceWith(make("details", { class: "about", ...open }, make("summary", { text: section.querySelector("h2")?.textContent ?? "More" }), ...section.childNodes));
    }
  }
  /** Draws all rows before the page is printed, unless it is very long. */
  function drawAll() {
    for (const details of document.querySelectorAll("details.about")) details.open = true;
    if (document.getElementsByTagName("li").length > most.printedRows) return;
    conversations.forEach(arrange);
    document.querySelectorAll(partSelector).forEach(drawPart);
  }
  /** Starts the page. */
  function start() {
    if (conversations.length === 0 || !document.querySelector("main")) return;
    document.body.classList.add("live");
    addMarks();
    addControls();
    foldTables();
    if (isComparison) startComparison();
    openAddress();
    new ResizeObserver(measure).observe(controls.bar);
    window.addEventListener("hashchange", openAddress);
    window.addEventListener("beforeprint", drawAll);
  }
  start();
})();
