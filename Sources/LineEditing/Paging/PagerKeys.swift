import CTerminal
import PrintableText

struct PagerKeys {
  private var screen: PageScreen
  private let isCommand: (String) -> Bool
  private var keys = KeyDecoder()
  /// The pattern of the last search; empty before the first one.
  private var pattern = ""
  /// The index of the line found last, beside which the search goes on; nil after a move.
  private var found: Int?
  /// The last typed character and its time, kept because a command line may begin with it; nil after any other key.
  private var letter: (text: String, time: ContinuousClock.Instant)?

  private static let maximumPauseBetweenLetters = Duration.seconds(1)
  /// The time to wait after `q` for the second letter of a command, in milliseconds.
  private static let secondLetterTimeout: Int32 = 300

  init(_ text: PagedText, isCommand: @escaping (String) -> Bool) {
    screen = PageScreen(text)
    self.isCommand = isCommand
  }

  mutating func run() -> String {
    defer { screen.clearStatus() }
    while true {
      guard let key = nextKey() else { return "" }
      if let typed = handle(key) { return typed }
    }
  }

  private mutating func nextKey() -> KeyDecoder.Key? {
    while true {
      switch ByteInput.read(from: 0, atMost: 1) {
      case .bytes(let bytes):
        guard let key = bytes.flatMap({ keys.decode($0) }).last else { continue }
        // Ctrl-C arrives as a key if it was pressed before the terminal was set to turn it into a signal.
        return [.typed("\u{3}"), .typed("\u{4}")].contains(key) ? nil : key
      case .event: if isInterrupted() { return nil }
      case .end: return nil
      }
    }
  }

  /// Handles the signals that arrived; returns true, and handles no other signal, if Ctrl-C is among them.
  private mutating func isInterrupted() -> Bool {
    let events = Int(terminal_take_events(.max))
    if events & TERMINAL_INTERRUPTED != 0 { return true }
    if events & TERMINAL_STOPPED != 0 {
      screen.clearStatus()
      terminal_suspend()
    } else if events & TERMINAL_CONTINUED != 0 {
      terminal_restore_editing_modes()
    }
    _ = terminal_take_events(UInt32(TERMINAL_STOPPED | TERMINAL_CONTINUED))
    screen.resize()
    return false
  }

  private mutating func handle(_ key: KeyDecoder.Key) -> String? {
    let former = letter
    letter = nil
    guard case .typed(let scalar) = key else {
      target(of: key).map { go(to: $0) }
      return nil
    }
    if let word = word(of: former, and: scalar) { return word }
    switch scalar {
    case " " where screen.isAtEnd, "\r" where screen.isAtEnd, "\n" where screen.isAtEnd: return ""
    case "q", "Q": return restOfWord(after: scalar)
    case "/": beginSearch()
    case "n" where !pattern.isEmpty: find(isBackward: false)
    case "N" where !pattern.isEmpty: find(isBackward: true)
    default:
      guard let target = target(of: key) else { return typedText(scalar) }
      go(to: target)
    }
    letter = (String(scalar), .now)
    return nil
  }

  /// Returns the previous and the present letter if both were typed quickly and begin a command; else nil.
  private func word(
    of former: (text: String, time: ContinuousClock.Instant)?,
    and scalar: Unicode.Scalar
  ) -> String? {
    guard let former, .now - former.time < Self.maximumPauseBetweenLetters else { return nil }
    let word = former.text + String(scalar)
    return isCommand(word) ? word : nil
  }

  /// Leaves the pages after `q`; returns the typed beginning of a command line: `q` and the next character if a command begins with
  /// both, else only the next character, or an empty text.
  private mutating func restOfWord(after scalar: Unicode.Scalar) -> String {
    screen.clearStatus()
    guard terminal_has_input(0, Self.secondLetterTimeout), case .typed(let next)? = nextKey() else {
      return ""
    }
    let word = String(scalar) + String(next)
    return isCommand(word) ? word : typedText(next) ?? ""
  }

  private func typedText(_ scalar: Unicode.Scalar) -> String? {
    scalar.isUnprintable ? nil : String(scalar)
  }

  // MARK: - Moving

  private func target(of key: KeyDecoder.Key) -> PagedText.Position? {
    let text = screen.text
    let rows: Int
    switch key {
    case .typed(" "), .typed("\u{6}"), .command(.pageDown), .command(.right): rows = text.height
    case .typed("b"), .typed("\u{2}"), .command(.pageUp), .command(.left): rows = -text.height
    case .typed("\r"), .typed("\n"), .typed("j"), .typed("\u{E}"), .command(.down): rows = 1
    case .typed("k"), .typed("\u{10}"), .command(.up): rows = -1
    case .typed("g"), .command(.start): return PagedText.Position()
    case .typed("G"), .command(.end): return text.lastPage
    default: return nil
    }
    return text.position(screen.position, movedBy: rows)
  }

  private mutating func go(to target: PagedText.Position) {
    found = nil
    screen.move(to: target)
  }

  // MARK: - Searching

  private mutating func readPattern() -> String? {
    var pattern = ""
    while true {
      screen.show("/" + pattern)
      guard let key = nextKey() else { return nil }
      guard case .typed(let scalar) = key else { continue }
      switch scalar {
      case "\r", "\n": return pattern
      case "\u{7F}", "\u{8}": if pattern.unicodeScalars.popLast() == nil { return nil }
      case _ where scalar.isUnprintable: return nil
      default: pattern.unicodeScalars.append(scalar)
      }
    }
  }

  private mutating func beginSearch() {
    guard let typed = readPattern() else { return screen.showStatus() }
    if !typed.isEmpty { (pattern, found) = (typed, nil) }
    find(isBackward: false)
  }

  private mutating func find(isBackward: Bool) {
    guard !pattern.isEmpty else { return screen.showStatus() }
    let top = screen.position.line
    let start = found.map { isBackward ? $0 - 1 : $0 + 1 } ?? (isBackward ? top - 1 : top)
    guard let line = screen.text.line(with: pattern, from: start, isBackward: isBackward) else {
      return screen.showStatus("not found: \(pattern)")
    }
    found = line
    screen.move(to: screen.text.position(ofLine: line))
    screen.pattern = pattern
  }
}
