import LineEditing

/// What a key asks of a review.
enum ReviewKey: Equatable {
  /// Decides on the change that is shown.
  case accept, reject, skip
  /// Decides on all that remain.
  case acceptAll, rejectAll, skipAll
  /// Has the next decision count for all changes of the same lines.
  case alike
  /// Opens the new answer in an editor.
  case edit
  /// Changes how it is shown.
  case view, help
  /// Moves over what does not fit the screen, by so many lines or pages.
  case scroll(Int)
  case page(Int)
  /// Ends, and leaves the rest pending.
  case quit

  /// Reads a key; nil for one that means nothing.
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

  /// The letters, and what the same keys give where Hangul is typed.
  private static let typed: [Unicode.Scalar: ReviewKey] = [
    "a": .accept, "r": .reject, "s": .skip, "A": .acceptAll, "R": .rejectAll, "S": .skipAll,
    "k": .alike, "e": .edit, "d": .view, "?": .help, "q": .quit, "\u{4}": .quit,
    " ": .page(1), "b": .page(-1),
    "ㅁ": .accept, "ㄱ": .reject, "ㄴ": .skip, "ㄲ": .rejectAll, "ㅏ": .alike, "ㄷ": .edit,
    "ㅇ": .view, "ㅂ": .quit, "ㅠ": .page(-1),
  ]

  /// All keys with what they do.
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
