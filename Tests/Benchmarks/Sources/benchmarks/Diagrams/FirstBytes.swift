import Foundation

/// The part of a drawing that arrives while its input pipe is still open after some 64 KB.
struct FirstBytes {
  let layout: String
  /// Bytes of input written.
  let given: Int
  /// Bytes of the drawing received while the pipe was open.
  let drawn: Int
  /// Bytes of the drawing of the same input from a file.
  let whole: Int

  /// Writes the input and reads until the whole drawing has arrived, or nothing arrives for ten seconds.
  init(_ layout: String, _ viperlab: Viperlab, in folder: DiagramFolder) throws {
    let input = DiagramInput(labels: .usual, messages: 1_500)
    let file = try folder.file(of: input, as: .notation)
    let arguments = ["diagram", "--layout", layout, "--width", "120"]
    let drawing = file.appendingPathExtension(layout)
    try viperlab.run(arguments + [file.path], into: drawing)
    let whole = try Data(contentsOf: drawing).count
    let text = try Data(contentsOf: file)
    drawn = try FirstBytes.count(
      of: text,
      through: [viperlab.path] + arguments + ["-"],
      atMost: whole
    )
    given = text.count
    self.whole = whole
    self.layout = layout
  }

  private static func count(of text: Data, through words: [String], atMost most: Int) throws -> Int
  {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: text)
    var count = 0
    while count < most, let bytes = next(from: output.fileHandleForReading) { count += bytes }
    try input.fileHandleForWriting.close()
    _ = try output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return count
  }

  /// Waits for output and returns its bytes' number; nil after ten seconds without output.
  private static func next(from file: FileHandle) -> Int? {
    var descriptor = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, 10_000) > 0 else { return nil }
    let bytes = file.availableData.count
    return bytes > 0 ? bytes : nil
  }
}

extension FirstBytes: CustomStringConvertible {
  var description: String {
    """
    While the pipe is open, \(layout): of \(given) bytes of input \(drawn) of \(whole) bytes are \
    drawn.
    """
  }
}
