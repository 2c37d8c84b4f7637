import CLibedit
import Platform

/// libedit's editor: it changes the text as keys say, and draws nothing that anybody sees.
///
/// Its own drawing crashes on a line taller than the terminal, and knows no colours. So it draws
/// into nothing, on a screen that is large enough for any line, and asks for the next key exactly
/// when the text is as the last one left it: that is when the line is drawn for the person.
final class Editline {
  private let handle: OpaquePointer
  private let unseen: UnsafeMutablePointer<FILE>
  private let history: UnsafeMutablePointer<editline_history>
  /// The lines that libedit's own commands are to know when they first ask.
  private let earlierLines: () -> [String]
  /// The rows of the screen that libedit believes in, and its columns: libedit takes one for the
  /// other when it is told of them.
  private var side = 32
  private var longest = 0
  /// The number that the digits typed last make, which may say how often the next key is to be done.
  private var repetitions = 0
  /// Whether a key came behind these digits.
  private var isRepeated = false
  /// Whether keys may mean what only the person knows.
  private var obeysPersonalFile = false

  /// The end of a line inside the text, which would be a row of its own for libedit: the last
  /// character of those for private use.
  private static let newline: UInt32 = 0x10FFFD
  /// The most cells that libedit needs for a scalar: `\U+10FFFF`.
  private static let cellsOfScalar = 9

  /// Makes an editor that remembers so many lines; nil where there is no terminal.
  ///
  /// `earlierLines` is asked once libedit's own commands want to know.
  init?(limit: Int, earlierLines: @escaping () -> [String]) {
    guard let unseen = fopen("/dev/null", "w") else { return nil }
    guard let handle = editline_make("viperlab", unseen) else {
      fclose(unseen)
      return nil
    }
    guard let lines = history_winit() else {
      el_end(handle)
      fclose(unseen)
      return nil
    }
    self.handle = handle
    self.unseen = unseen
    self.earlierLines = earlierLines
    history = .allocate(capacity: 1)
    history.initialize(to: editline_history(history: lines, fill: nil, owner: nil))
    history.pointee.owner = Unmanaged.passUnretained(self).toOpaque()
    history.pointee.fill = { owner in
      guard let owner else { return }
      Unmanaged<Editline>.fromOpaque(owner).takeUnretainedValue().fillHistory()
    }
    editline_use_history(handle, history, Int32(clamping: limit))
    makeRoom(for: 100)
  }

  /// Has the editor read by a function, which finds its owner by `owner(of:as:)`.
  func begin(for owner: AnyObject, read: @escaping editline_read_function) {
    editline_begin(handle, Unmanaged.passUnretained(owner).toOpaque(), read)
  }

  deinit {
    el_end(handle)
    history_wend(history.pointee.history)
    history.deallocate()
    fclose(unseen)
  }

  /// Whose editor it is, of whom libedit speaks in its calls.
  static func owner<Owner: AnyObject>(of handle: OpaquePointer?, as _: Owner.Type) -> Owner? {
    guard let handle, let owner = editline_owner(handle) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(owner).takeUnretainedValue() as? Owner
  }

  // MARK: - Keys

  /// Obeys `~/.editrc`, or the file that `EDITRC` names.
  func obeyPersonalFile() {
    let path = getenv("EDITRC").map { String(cString: $0) }
    let home = getenv("HOME").map { String(cString: $0) }
    obeysPersonalFile = [path, home.map { $0 + "/.editrc" }].contains { path in
      path.map { access($0, F_OK) == 0 } ?? false
    }
    _ = el_source(handle, nil)
  }

  /// Whether the keys are those of vi.
  var isVi: Bool { editline_is_vi(handle) }

  /// Makes a command known by its name.
  func add(_ name: String, _ function: @escaping editline_command_function) {
    editline_add_command(handle, name, function)
  }

  /// Binds a key, as libedit writes keys.
  func bind(_ key: String, to name: String, inCommandMode: Bool = false) {
    editline_bind(handle, key, name, inCommandMode)
  }

  // MARK: - The text

  /// The text being edited.
  var buffer: EditBuffer {
    let text = editline_current_text(handle)
    let scalars = UnsafeBufferPointer(start: text.scalars, count: text.count)
    return EditBuffer(scalars.map(Self.scalar), cursor: text.cursor)
  }

  /// Inserts scalars at the cursor; says whether there was room.
  @discardableResult
  func insert(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
    makeRoom(for: buffer.scalars.count + scalars.count)
    return editline_insert(handle, Self.terminated(scalars)) == 0
  }

  /// Takes scalars out, and moves the cursor to where they stood.
  func remove(_ range: Range<Int>) {
    moveCursor(to: range.upperBound)
    if !range.isEmpty { editline_delete_before_cursor(handle, Int32(clamping: range.count)) }
  }

  /// Replaces the whole text.
  func replace(by buffer: EditBuffer) {
    remove(0..<self.buffer.scalars.count)
    if !buffer.scalars.isEmpty { insert(buffer.scalars) }
    moveCursor(to: buffer.cursor)
  }

  /// Moves the cursor before the scalar of that index.
  func moveCursor(to index: Int) { editline_move_cursor(handle, max(0, index)) }

  /// Has libedit forget the terminal's size, which it has asked for as each line begins.
  func holdScreen() { editline_set_size(handle, String(side)) }

  /// Makes room for what a key can do: put in again what was taken out, or, after digits, put in
  /// so many of one character.
  func expect(_ scalar: Unicode.Scalar) {
    let count = editline_current_text(handle).count
    longest = max(longest, count)
    noteRepetitions(scalar)
    makeRoom(for: count + longest + repetitions)
  }

  /// Takes in a digit, which adds to the number typed so far, as Meta in front of it changes nothing;
  /// any other key is the one to be repeated, so that the number is forgotten with the next.
  private func noteRepetitions(_ scalar: Unicode.Scalar) {
    guard let digit = Int(String(scalar)), scalar.isASCII else {
      if scalar != "\u{1B}" { isRepeated = true }
      return
    }
    if isRepeated { repetitions = 0 }
    isRepeated = false
    repetitions =
      obeysPersonalFile ? Self.mostRepeated : min(repetitions * 10 + digit, Self.mostRepeated)
  }

  private static let mostRepeated = 1_000_000

  /// Has a screen for a text of so many scalars, whatever they are.
  private func makeRoom(for count: Int) {
    guard count * Self.cellsOfScalar > (side - 2) * side else { return }
    while count * Self.cellsOfScalar > (side - 2) * side { side *= 2 }
    holdScreen()
  }

  // MARK: - Lines

  /// Lets the person edit a line; nil at the end of input, and when reading was broken off.
  func readLine() -> String? {
    var count: Int32 = 0
    guard let line = editline_read_line(handle, &count), count > 0 else { return nil }
    var text = String.UnicodeScalarView()
    for index in 0..<Int(count) { text.append(Self.scalar(line[index])) }
    return String(text)
  }

  private func fillHistory() {
    for line in earlierLines() { add(line) }
  }

  /// Has libedit's own commands know a line, unless they are still to ask for all of them.
  func remember(_ line: String) {
    if history.pointee.fill == nil { add(line) }
  }

  private func add(_ line: String) {
    makeRoom(for: line.unicodeScalars.count)
    editline_remember(history.pointee.history, Self.terminated(line.unicodeScalars))
  }

  private static func scalar(_ value: UInt32) -> Unicode.Scalar {
    value == newline ? "\n" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The scalars as libedit wants them: ended by 0, and without any before that.
  private static func terminated(_ scalars: some Sequence<Unicode.Scalar>) -> [UInt32] {
    scalars.lazy.filter { $0 != "\0" }.map { value(of: $0) } + [0]
  }

  /// What libedit takes a scalar for.
  static func value(of scalar: Unicode.Scalar) -> UInt32 {
    switch scalar {
    case "\n": newline
    case "\u{10FFFD}": 0xFFFD
    default: scalar.value
    }
  }
}
