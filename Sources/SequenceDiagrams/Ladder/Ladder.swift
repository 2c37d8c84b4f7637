import Traces

/// Draws a diagram as a ladder: one numbered line a row, lanes at the left, labels at the right.
struct Ladder {
  /// Where everything stands; nil when there are more lanes than can be drawn.
  let columns: LadderColumns?
  private let diagram: Diagram
  private let options: DiagramOptions
  private let lanes: Lanes

  /// Prepares a drawing.
  init(_ diagram: Diagram, _ options: DiagramOptions) {
    self.diagram = diagram
    self.options = options
    lanes = Lanes(diagram, hiddenFrom: options.hiddenFrom)
    columns = .best(
      for: lanes,
      numberWidth: diagram.numberWidth,
      width: options.columns
    )
  }

  /// The drawing, each line ended by a newline.
  func drawn() -> StyledText {
    guard let columns else { return SentenceList(diagram, options).drawn() }
    var pen = LadderPen(columns, .signs(isASCII: options.isASCII), options)
    var visibility = Visibility(diagram, hiddenFrom: options.hiddenFrom)
    var activation = Activation()
    var lifelines = Lifelines(diagram.trace, lanes)
    for event in diagram.trace.events {
      let placement = visibility.placement(of: event)
      let route = lanes.route(of: event)
      let frame = activation.frame(of: event, along: route)
      var look = LadderLook(alive: lifelines.alive, active: frame.active)
      if placement == .hidden {
        pen.drawUnknown(event, frame.depth, look)
        break
      }
      if placement == .shown {
        if event.number != nil { look.arrow = Arrow(event, along: route) }
        look.ending = lifelines.ending(with: event)
        pen.draw(event, frame.depth, look)
      }
      lifelines.pass(event)
    }
    return pen.text
  }
}

extension Diagram {
  /// The column in which the labels of a ladder begin, to draw several in line.
  ///
  ///     options.labelColumn = diagrams.map { $0.labelColumn(options) }.max() ?? 0
  public func labelColumn(_ options: DiagramOptions = DiagramOptions()) -> Int {
    Ladder(self, options).columns?.labelColumn ?? 0
  }

  /// Whether a ladder shows the lanes with their names, not with codes or not at all.
  public func showsNames(_ options: DiagramOptions = DiagramOptions()) -> Bool {
    Ladder(self, options).columns?.isCoded == false
  }

  /// The columns that the longest number needs.
  var numberWidth: Int {
    var (low, high) = (0, 0)
    for event in trace.events {
      guard let number = event.number else { continue }
      if number < low { low = number }
      if number > high { high = number }
    }
    return max(3, String(low).count, String(high).count)
  }
}
