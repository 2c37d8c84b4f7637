import LineEditing

enum ReviewKey: Equatable {
  case accept, reject, skip
  case acceptAll, rejectAll, skipAll
  /// Toggles whether the next decision applies to all changes of the same lines.
  case alike
  case edit
  /// Switches between the two views of changed lines; shows the help on keys.
  case view, help
  /// Scrolls by a number of lines or pages; a negative number scrolls back.
  case scroll(Int)
  case page(Int)
  case quit

  init?(_ key: FullScreen.Key) {
    switch key {
    case .up: self = .scroll(-1)
    case .down: self = .scroll(1)
    case .closed: self = .quit
    case .typed(let scalar):
      guard let meant = ReviewKey.typed[scalar] else { return nil }
      self = meant
    case .redraw, .interrupted: return nil
    }
  }

  /// The commands by the letters of their keys; the Hangul letters are on the same keys of a Korean keyboard.
  private static let typed: [Unicode.Scalar: ReviewKey] = [
    "a": .accept, "r": .reject, "s": .skip, "A": .acceptAll, "R": .rejectAll, "S": .skipAll,
    "k": .alike, "e": .edit, "d": .view, "?": .help, "q": .quit, "\u{4}": .quit,
    " ": .page(1), "b": .page(-1),
    "ㅁ": .accept, "ㄱ": .reject, "ㄴ": .skip, "ㄲ": .rejectAll, "ㅏ": .alike, "ㄷ": .edit,
    "ㅇ": .view, "ㅂ": .quit, "ㅠ": .page(-1),
  ]

  static let guide = [
    "a  accept: the page says from now on what is answered now",
    "r  reject: the page stays as it is, and the change is forgotten",
    "s  skip: leave it pending and go on",
    "A R S  the same for all that remain",
    "k  the next a, r or s counts for all changes of the same lines",
    "e  edit the new answer in $EDITOR to write a wildcard into it, then press a:",
    "     [..] stands for any characters of a line, a line ... for any lines,",
    "     [ID:a] for any characters that are the same wherever it stands",
    "d  word by word, or side by side",
    "space b  the next and the previous page; arrow keys move by a line",
    "q  quit; what is left stays pending",
    "",
    "Any key goes back.",
  ]
}
