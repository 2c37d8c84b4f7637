import Foundation

/// A temporary folder of inputs, each written once.
struct DiagramFolder {
  private let url: URL
  private let viperlab: Viperlab

  init(_ viperlab: Viperlab) throws {
    self.viperlab = viperlab
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  /// Returns the file of an input, writing it where it does not exist.
  func file(of input: DiagramInput, as format: DiagramInput.Format) throws -> URL {
    let name = "\(input.labels.rawValue)-\(input.messages).\(format.rawValue)"
    let file = url.appendingPathComponent(name)
    if FileManager.default.fileExists(atPath: file.path) { return file }
    if format == .jsonLines {
      let notation = try self.file(of: input, as: .notation)
      try viperlab.run(["diagram", notation.path, "--format", "json"], into: file)
    } else {
      try input.write(as: format, to: file)
    }
    return file
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}

extension FileHandle {
  /// Creates or empties a file and opens it for writing.
  convenience init(creating url: URL) throws {
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    self.init(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}
