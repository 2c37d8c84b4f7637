import TerminalText

extension Diagram {
  /// Returns a legend that explains the signs of a ladder (a diagram with its labels at the right).
  ///
  /// The first legend explains the common signs and says how to see it again; with `isFirst` false, the rarer signs are explained
  /// too.
  public static func legend(isASCII: Bool = false, isFirst: Bool = true) -> StyledText {
    let signs = Glyphs.signs(isASCII: isASCII)
    let call = "\(signs.line)\(signs.line)\(signs.heads.right)"
    let answer = "\(signs.heads.left)\(signs.dashes[1 % signs.dashes.count])\(signs.dashes[0])"
    let later = "\(signs.asyncLine)\(signs.asyncLine)\(signs.asyncHeads.right)"
    var lines: [StyledText] = [
      """
      \(call) a call, to the right or to the left   \(answer) a value returned   \
      \(signs.active) still running
      """,
      "An indented message was caused by the one above it, \(later) after that returned.",
      "\(signs.lost) lost   \(signs.gone) gone   ! an error is thrown",
      "Work inside one object is no message.",
    ]
    if isFirst {
      lines.append("(This legend is shown once. help diagram shows it again.)")
    } else {
      lines.append(
        """
        \(later) an asynchronous call   \(signs.created) created   \(signs.loop) to itself   \
        \(signs.found) from outside
        """
      )
    }
    return StyledText(lines: lines)
  }

  /// Returns the legend after a drawing: a blank line, then the common and the rarer signs, wrapped to the width of the options.
  public static func legend(_ options: DiagramOptions) -> StyledText {
    let lines = legend(isASCII: options.drawsASCII, isFirst: false).lines.flatMap { line in
      line.plain.displayWidth > options.columns
        ? line.plain.wrapped(to: options.columns).map { StyledText($0) } : [line]
    }
    return "\n" + StyledText(lines: lines)
  }
}
