/// A line on its way: its text, what was taken out of it, and where in the history it is.
///
/// It knows no terminal: a command in, another state out.
struct Editing {
  /// The text and its cursor.
  private(set) var buffer = EditBuffer()
  /// The search through earlier lines that is under way.
  private(set) var search: HistorySearch?
  private var killed: [Unicode.Scalar]
  private let entries: [String]
  private var position: Int
  /// What was typed before an earlier line took its place.
  private var draft = EditBuffer()

  /// Begins an empty line; `killed` is what was taken out of the line before.
  init(after entries: [String] = [], killed: [Unicode.Scalar] = []) {
    self.entries = entries
    self.killed = killed
    position = entries.count
  }

  /// What `yank` puts in.
  var lastKilled: [Unicode.Scalar] { killed }

  /// Puts a text in at the cursor, or behind what is searched for.
  mutating func insert(_ scalars: some Collection<Unicode.Scalar>) {
    guard search == nil else {
      _ = find { $0.pattern += EditBuffer.text(Array(scalars)[...]) }
      return
    }
    buffer.insert(scalars)
  }

  /// Puts a text in the place of scalars before the cursor.
  mutating func replace(beforeCursor count: Int, by text: some Collection<Unicode.Scalar>) {
    buffer.remove(max(0, buffer.cursor - count)..<buffer.cursor)
    buffer.insert(text)
  }

  /// Moves the cursor before the scalar of that index.
  mutating func moveCursor(to index: Int) { buffer.moveCursor(to: index) }

  /// Ends a search; the line that was found stays.
  mutating func endSearch() { search = nil }

  /// Does what a key means; false when it could not be done.
  mutating func perform(_ command: EditorCommand) -> Bool {
    if search != nil, let isDone = performInSearch(command) { return isDone }
    switch command {
    case .left: return move(to: buffer.previousCharacter)
    case .right: return move(to: buffer.nextCharacter)
    case .previousWord: return move(to: buffer.previousWord)
    case .nextWord: return move(to: buffer.nextWordEnd)
    case .start: return move(to: 0, isAlwaysFine: true)
    case .end: return move(to: .max, isAlwaysFine: true)
    case .up: return move(byLines: -1) || recall(position - 1)
    case .down: return move(byLines: 1) || recall(position + 1)
    case .older: return recall(position - 1)
    case .newer: return recall(position + 1)
    case .oldest: return recall(0)
    case .newest: return recall(entries.count)
    case .searchOlder: return beginSearch(.older)
    case .searchNewer: return beginSearch(.newer)
    case .newline: return change { $0.insert(["\n"]) }
    case .transpose: return buffer.transpose()
    case .capitalize: return change { $0.replaceWord(\.capitalizedWord) }
    case .uppercase: return change { $0.replaceWord { $0.uppercased() } }
    case .lowercase: return change { $0.replaceWord { $0.lowercased() } }
    case .yank: return !killed.isEmpty && change { [killed] in $0.insert(killed) }
    default: return takeOut(command)
    }
  }
}

// MARK: - Moving and taking out

extension Editing {
  private mutating func move(to index: Int, isAlwaysFine: Bool = false) -> Bool {
    let before = buffer.cursor
    buffer.moveCursor(to: index)
    return isAlwaysFine || buffer.cursor != before
  }

  private mutating func move(byLines lines: Int) -> Bool {
    guard let cursor = buffer.cursor(movedByLines: lines) else { return false }
    buffer.moveCursor(to: cursor)
    return true
  }

  private mutating func change(_ body: (inout EditBuffer) -> Void) -> Bool {
    body(&buffer)
    return true
  }

  private mutating func takeOut(_ command: EditorCommand) -> Bool {
    let cursor = buffer.cursor
    switch command {
    case .backspace: return takeOut(buffer.previousCharacter..<cursor)
    case .delete, .deleteOrLeave: return takeOut(cursor..<buffer.nextCharacter)
    case .killToStart: return kill(0..<cursor)
    case .killToEnd: return kill(cursor..<buffer.scalars.count)
    case .killToBlank: return kill(buffer.previousBlank..<cursor)
    case .killPreviousWord: return kill(buffer.previousWord..<cursor)
    case .killNextWord: return kill(cursor..<buffer.nextWordEnd)
    default: return command == .nothing
    }
  }

  private mutating func takeOut(_ range: Range<Int>) -> Bool {
    buffer.remove(range)
    return !range.isEmpty
  }

  private mutating func kill(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    killed = buffer.remove(range)
    return true
  }
}

extension String {
  /// The word with a capital first letter and small ones after it.
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst().lowercased() }
}

// MARK: - Earlier lines

extension Editing {
  /// Shows an earlier line; the one being typed comes after all of them and is kept.
  private mutating func recall(_ index: Int) -> Bool {
    guard (0...entries.count).contains(index), index != position else { return false }
    if position == entries.count { draft = buffer }
    position = index
    buffer = index == entries.count ? draft : EditBuffer(entries[index])
    return true
  }

  private mutating func beginSearch(_ direction: HistorySearch.Direction) -> Bool {
    search = HistorySearch(from: position, direction: direction, origin: buffer)
    return true
  }

  private mutating func performInSearch(_ command: EditorCommand) -> Bool? {
    switch command {
    case .searchOlder: return find { $0.goOn(.older) }
    case .searchNewer: return find { $0.goOn(.newer) }
    case .backspace: return find { _ = $0.pattern.popLast() }
    case .cancel:
      if let origin = search?.origin { buffer = origin }
      search = nil
      return true
    default:
      search = nil
      return nil
    }
  }

  private mutating func find(_ change: (inout HistorySearch) -> Void) -> Bool {
    guard var search else { return false }
    change(&search)
    let match = search.match(in: entries)
    self.search = search
    guard let match else { return false }
    if position == entries.count { draft = search.origin }
    position = match.index
    buffer = match.buffer
    return true
  }
}
