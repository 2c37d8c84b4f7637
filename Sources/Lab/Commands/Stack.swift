import PrintableText
import Stage
import TerminalText
import Traces

extension Command {
  static let stack = Command(
    usage: "stack",
    help: "Shows the calls that run at the cursor, the innermost first, and what each waits for.",
    summary: "Lists the calls that run here",
    example: CommandExample("stack", after: "load products; open; goto #4"),
    run: { session, _ throws(Refusal) in
      let loaded = try session.requireLoaded()
      let width = session.settings.width
      return try session.callStack().text(sources: loaded.run.sources, width: width)
    }
  )
}

extension CallStack {
  /// Returns a line for each frame; two lines for each if one would be wider than `width`.
  fileprivate func text(sources: [SourceFile], width: Int) -> StyledText {
    guard !frames.isEmpty else { return "Nothing is running.\n" }
    let places = frames.map { frame in
      frame.inner?.location.map { "\($0)" } ?? declaration(of: frame, in: sources)
    }
    if places.allSatisfy(\.isEmpty) { return StyledText(lines: frames.map(\.columns).inColumns()) }
    let rows = zip(frames, places).map { frame, place in
      Array(frame.columns.prefix(2)) + [StyledText(place, .dim)] + frame.columns.suffix(1)
    }
    let lines = rows.inColumns()
    guard lines.contains(where: { $0.displayWidth > width }) else {
      return StyledText(lines: lines)
    }
    let numbers = frames.map { "#\($0.number)".count }.max() ?? 0
    let indentation = StyledText(String(repeating: " ", count: numbers + 2))
    var text = StyledText()
    for (line, place) in zip(frames.map(\.columns).inColumns(), places) {
      text += line + "\n"
      if !place.isEmpty { text += indentation + StyledText(place, .dim) + "\n" }
    }
    return text
  }

  private func declaration(of frame: Frame, in sources: [SourceFile]) -> String {
    guard let type = frame.runner?.type, let method = frame.event.message?.baseName else {
      return ""
    }
    let places = sources.lazy.compactMap { file in
      file.lines(ofMethod: method, in: type).first.map { "\(file.name):\($0.lowerBound)" }
    }
    return places.first ?? ""
  }
}

extension CallStack.Frame {
  fileprivate var columns: [StyledText] {
    let method = "\(runner?.name ?? "somebody").\(method)".printable()
    return [StyledText("#\(number)", .strong), StyledText(method), StyledText(state, .dim)]
  }

  fileprivate var state: String {
    guard let inner, let number = inner.number else { return isWaiting ? "waits" : "runs" }
    switch inner.kind {
    case .call: return "waits for #\(number)"
    case .lost: return "sent #\(number): lost"
    case .created: return "made #\(number)"
    case .gone: return "runs"
    default: return "sent #\(number)"
    }
  }
}
