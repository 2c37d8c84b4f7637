// Draws arrows with their labels above them.
extension SVGDrawing {
  mutating func draw(_ arrow: ScriptArrow) {
    let label = SVGLabel(arrow.label)
    let new = arrow.created.filter { !lifelines.isAlive($0) }
    beginBands(new)
    y += 8
    let route = SVGRoute(arrow, columns, new, label)
    let text = self.label(label, route.isLong ? "mid halo" : "mid", route.middle)
    y += label.lines.isEmpty ? 14 : 9
    let shapes = line(of: arrow, along: route, new)
    let baseline = y + 4
    drawNames(new, baseline)
    add(arrow.label, baseline, text + shapes)
    y += new.isEmpty ? 6 : 14
  }

  /// Returns the line and the head of an arrow as XML, with a dot for an unknown sender; begins the receiver's activation bar or
  /// ends the sender's bar if the arrow does so.
  ///
  /// `new` are the lanes (participants' columns) that this arrow creates; it ends at the name of a created receiver.
  private mutating func line(of arrow: ScriptArrow, along route: SVGRoute, _ new: [Int]) -> String {
    let (style, step) = (arrow.style, route.step)
    if let sender = arrow.sender { lifelines.begin(sender, y) }
    if style != .lost, let receiver = arrow.receiver, !new.contains(receiver) {
      lifelines.begin(receiver, y)
    }
    let from = arrow.sender.map { lifelines.edge($0, step) } ?? route.from
    if arrow.opens, let receiver = arrow.receiver { lifelines.open(receiver, y) }
    var to = route.to
    if let receiver = arrow.receiver, !new.contains(receiver) {
      to = lifelines.edge(receiver, -step) - (style == .lost ? 4 * step : 0)
    }
    if arrow.closes, let sender = arrow.sender { lifelines.close(sender, y) }
    let tail = arrow.sender == nil ? SVGShapes.dot(from, y) : ""
    let line = SVGShapes.line(arrow.svg, from, y, to - (style == .lost ? 10 : 5) * step, y)
    return tail + line + SVGShapes.head(style, to, y, step)
  }

  mutating func drawLoop(_ arrow: ScriptArrow) {
    guard let lane = arrow.sender else { return }
    let label = SVGLabel(arrow.label)
    lifelines.begin(lane, y)
    let new = arrow.created.filter { !lifelines.isAlive($0) }
    beginBands(new)
    y += 20
    let (top, start) = (y, lifelines.edge(lane, 1))
    if arrow.closes { lifelines.close(lane, y) }
    let text = self.label(label, "", columns.centres[lane] + 60)
    y = max(y, top + 18)
    if arrow.opens { lifelines.open(lane, y) }
    let end = lifelines.edge(lane, 1)
    let path =
      "<path class=\"\(arrow.svg)\" d=\"M\(start) \(top)H\(columns.centres[lane] + 50)V\(y)H\(end + 6)\"/>"
    drawNames(new, y + 4)
    add(arrow.label, top + 4, text + path + SVGShapes.head(arrow.style, end, y, -1))
    y += new.isEmpty ? 6 : 14
  }
}

/// The horizontal course of an arrow in an SVG drawing, in pixels, as if there were no activation bars.
struct SVGRoute {
  /// The centre of the sender's lane (participant's column), or for an unknown sender a place beside the receiver's lane.
  let from: Int
  /// The centre of the receiver's lane (participant's column), the edge of the name that the arrow creates, or for an unknown
  /// receiver a place beside the sender's lane.
  let to: Int
  let middle: Int
  /// Whether the label is too wide for the gap beside the sender's lane (participant's column), so that it crosses lanes.
  let isLong: Bool

  /// The direction of the arrow: 1 for right, -1 for left.
  var step: Int { from < to ? 1 : -1 }

  /// Creates the course of an arrow, to the receiver's name if its lane is in `new`.
  ///
  /// The label stands in the gap beside the sender's lane if it fits there, otherwise in the middle of the arrow.
  init(_ arrow: ScriptArrow, _ columns: SVGColumns, _ new: [Int], _ label: SVGLabel) {
    let room = label.width * SVGColumns.advance + 40
    let (sender, receiver) = (arrow.sender, arrow.receiver)
    let end = receiver.map { columns.centres[$0] }
    let start = sender.map { columns.centres[$0] }
    let name = receiver.map { new.contains($0) ? columns.halves[$0] + 6 : 0 } ?? 0
    from = start ?? (end ?? 0) - name - room
    let target = end ?? from + room
    to = from < target ? target - name : target + name
    var near = to
    if let sender, let receiver, abs(receiver - sender) > 1 {
      near = columns.centres[sender < receiver ? sender + 1 : sender - 1]
    }
    isLong = abs(near - from) < room
    middle = (from + (isLong ? to : near)) / 2
  }
}
