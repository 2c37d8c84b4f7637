import CLibedit
import Platform

/// An editor of the C library libedit, used to edit a line but not to draw it.
///
/// libedit's drawing crashes on a line taller than the terminal and has no colours, so it is sent to `/dev/null`, for a
/// screen large enough for any line. When libedit reads the next key, the effect of the last one is complete, and
/// `LineEditor` draws the line.
final class Editline {
  private let handle: OpaquePointer
  private let nullOutput: UnsafeMutablePointer<FILE>
  private let history: UnsafeMutablePointer<editline_history>
  private let earlierLines: () -> [String]
  /// The number of rows and of columns of libedit's screen; they are equal because libedit confuses them when its size is set.
  private var side = 32
  private var longest = 0
  /// The number typed as digits before a key, which libedit may take as a repeat count.
  private var repetitions = 0
  /// Whether the user has an `editrc` file, which may make any key repeat commands.
  private var obeysPersonalFile = false

  /// The private-use character in place of each newline in libedit's text, where a newline would be a row of its own.
  private static let newline: UInt32 = 0x10FFFD
  /// The maximum number of columns in which libedit draws a scalar: the length of `\U+10FFFF`.
  private static let cellsOfScalar = 9

  /// Creates an editor with a history of at most `limit` lines; nil if libedit cannot start or `/dev/null` cannot be opened.
  ///
  /// `earlierLines` returns the lines of the history, oldest first; it is called when libedit's own commands first need them.
  init?(limit: Int, earlierLines: @escaping () -> [String]) {
    guard let nullOutput = fopen("/dev/null", "w") else { return nil }
    guard let handle = editline_make("viperlab", nullOutput) else {
      fclose(nullOutput)
      return nil
    }
    guard let lines = history_winit() else {
      el_end(handle)
      fclose(nullOutput)
      return nil
    }
    self.handle = handle
    self.nullOutput = nullOutput
    self.earlierLines = earlierLines
    history = .allocate(capacity: 1)
    history.initialize(to: editline_history(history: lines, fill: nil, owner: nil))
    history.pointee.owner = Unmanaged.passUnretained(self).toOpaque()
    history.pointee.fill = { owner in
      guard let owner else { return }
      let editline = Unmanaged<Editline>.fromOpaque(owner).takeUnretainedValue()
      for line in editline.earlierLines() { editline.add(line) }
    }
    editline_use_history(handle, history, Int32(clamping: limit))
    makeRoom(for: 100)
  }

  /// Prepares libedit: Emacs keys, no prompt, no handling of signals, keys read by `read`, and `owner` for `owner(of:)`.
  ///
  /// `owner` is not retained. To be called before `obeyPersonalFile()`, because this call resets the keys that the file chooses.
  func begin(for owner: LineEditor, read: @escaping editline_read_function) {
    editline_begin(handle, Unmanaged.passUnretained(owner).toOpaque(), read)
  }

  deinit {
    el_end(handle)
    history_wend(history.pointee.history)
    history.deallocate()
    fclose(nullOutput)
  }

  /// Returns the editor given to `begin(for:read:)`; nil for a nil handle, or before that call.
  static func owner(of handle: OpaquePointer?) -> LineEditor? {
    guard let handle, let owner = editline_owner(handle) else { return nil }
    return Unmanaged<LineEditor>.fromOpaque(owner).takeUnretainedValue()
  }

  // MARK: - Keys

  /// Applies the user's settings of libedit in `~/.editrc`, or in the file that the variable `EDITRC` names.
  func obeyPersonalFile() {
    let path = getenv("EDITRC").map { String(cString: $0) }
    let home = getenv("HOME").map { String(cString: $0) }
    obeysPersonalFile = [path, home.map { $0 + "/.editrc" }].contains { path in
      path.map { access($0, F_OK) == 0 } ?? false
    }
    _ = el_source(handle, nil)
  }

  var isVi: Bool { editline_is_vi(handle) }

  func add(_ name: String, _ function: @escaping editline_command_function) {
    editline_add_command(handle, name, function)
  }

  /// Carries out `bind` of libedit's settings files, such as `bind ^B ed-prev-char`, with these words after `bind`.
  func bind(_ words: [String]) {
    Terminal().withCStrings(["bind"] + words) { strings in
      var words = strings.map { UnsafePointer($0) }
      _ = el_parse(handle, Int32(words.count), &words)
    }
  }

  // MARK: - The text

  var buffer: EditBuffer {
    let text = editline_current_text(handle)
    let scalars = UnsafeBufferPointer(start: text.scalars, count: text.count)
    return EditBuffer(scalars.map(Self.scalar), cursor: text.cursor)
  }

  /// Inserts scalars at the cursor; returns false if there are none, or if libedit has no room for them.
  @discardableResult
  func insert(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
    makeRoom(for: buffer.scalars.count + scalars.count)
    return editline_insert(handle, Self.terminated(scalars)) == 0
  }

  func remove(_ range: Range<Int>) {
    moveCursor(to: range.upperBound)
    if !range.isEmpty { editline_delete_before_cursor(handle, Int32(clamping: range.count)) }
  }

  func replace(by buffer: EditBuffer) {
    remove(0..<self.buffer.scalars.count)
    if !buffer.scalars.isEmpty { insert(buffer.scalars) }
    moveCursor(to: buffer.cursor)
  }

  func moveCursor(to index: Int) { editline_move_cursor(handle, max(0, index)) }

  /// Sets the size of libedit's screen again, since libedit takes the terminal's size at the start of each line.
  func restoreScreenSize() { editline_set_size(handle, String(side)) }

  /// Makes room for the effect of the next key: it may insert the longest earlier text, or a character `repetitions` times.
  func expect(_ scalar: Unicode.Scalar) {
    let count = editline_current_text(handle).count
    longest = max(longest, count)
    let digit = scalar.isASCII ? Int(String(scalar)) : nil
    if let digit { repetitions = min(repetitions * 10 + digit, Self.maximumRepetitions) }
    if digit != nil, obeysPersonalFile { repetitions = Self.maximumRepetitions }
    makeRoom(for: count + longest + repetitions)
    // Meta does not end a number.
    if digit == nil, scalar != "\u{1B}" { repetitions = 0 }
  }

  private static let maximumRepetitions = 1_000_000

  private func makeRoom(for count: Int) {
    guard count * Self.cellsOfScalar > (side - 2) * side else { return }
    while count * Self.cellsOfScalar > (side - 2) * side { side *= 2 }
    restoreScreenSize()
  }

  // MARK: - Lines

  /// Edits a line by libedit and returns it; nil at the end of the input, and if editing was interrupted.
  func readLine() -> String? {
    var count: Int32 = 0
    guard let line = editline_read_line(handle, &count), count > 0 else { return nil }
    return String(String.UnicodeScalarView((0..<Int(count)).map { Self.scalar(line[$0]) }))
  }

  /// Adds a line to libedit's history; does nothing before libedit asks for the earlier lines, which will include this line.
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

  /// Returns the values of scalars in libedit's form: without zeros, and ended by a zero.
  private static func terminated(_ scalars: some Sequence<Unicode.Scalar>) -> [UInt32] {
    scalars.lazy.filter { $0 != "\0" }.map { value(of: $0) } + [0]
  }

  /// Returns the value by which libedit's text represents a scalar; newline and U+10FFFD have substitutes.
  static func value(of scalar: Unicode.Scalar) -> UInt32 {
    switch scalar {
    case "\n": newline
    case "\u{10FFFD}": 0xFFFD
    default: scalar.value
    }
  }
}
