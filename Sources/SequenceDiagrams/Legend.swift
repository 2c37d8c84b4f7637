import TerminalText

extension Diagram {
  /// What the signs of a ladder mean.
  ///
  /// The first time those that everybody meets, and a line that says where all are shown.
  public static func legend(isASCII: Bool = false, isFirst: Bool = true) -> StyledText {
    let (call, answer, active) = isASCII ? ("-->", "< -", "#") : ("──►", "◄╌╌", "┃")
    let (later, own, outside) = isASCII ? ("~~>", "@", "o") : ("┄┄▻", "↺", "◦")
    let (lost, gone) = isASCII ? ("x", "X") : ("✗", "╳")
    var lines: [StyledText] = [
      """
      \(call) a call, to the right or to the left   \(answer) a value returned   \
      \(active) still running
      """,
      "An indented message was caused by the one above it, \(later) after that returned.",
      "\(lost) lost   \(gone) gone   ! an error is thrown",
      "Work inside one object is no message.",
    ]
    if isFirst {
      lines.append("(This legend is shown once. help diagram shows it again.)")
    } else {
      lines.append(
        "\(later) an asynchronous call   * created   \(own) to itself   \(outside) from outside"
      )
    }
    return StyledText(lines: lines)
  }
}

extension Diagram {
  /// The legend as it stands below a drawing, in the columns there are.
  public static func legend(_ options: DiagramOptions) -> StyledText {
    let lines = legend(isASCII: options.drawsASCII, isFirst: false).lines.flatMap { line in
      line.plain.displayWidth > options.columns
        ? line.plain.wrapped(to: options.columns).map { StyledText($0) } : [line]
    }
    return "\n" + StyledText(lines: lines)
  }
}
