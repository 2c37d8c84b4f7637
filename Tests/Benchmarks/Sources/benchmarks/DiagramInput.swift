import Foundation

/// A trace of any length: a list that requests page after page.
struct DiagramInput {
  enum Labels: String {
    /// Names with the number of the page.
    case usual
    case unique
    case korean
    /// The same 60 labels again and again, except for one of them.
    case nearlyRepeating
  }

  enum Format: String { case notation, jsonLines, plantUML, mermaid }

  let labels: Labels
  let messages: Int

  func write(as format: Format, to url: URL) throws {
    let file = try FileHandle(creating: url)
    var text = DiagramInput.head(of: format)
    for row in 0..<messages {
      text += line(row, as: format)
      guard text.utf8.count > 1 << 20 else { continue }
      try file.write(contentsOf: Data(text.utf8))
      text = ""
    }
    if format == .plantUML { text += "@enduml\n" }
    try file.write(contentsOf: Data(text.utf8))
  }

  var text: String {
    (0..<messages).reduce(into: DiagramInput.head(of: .notation)) {
      $0 += line($1, as: .notation)
    }
  }

  private static let lanes = ["User", "View", "Presenter", "Interactor", "Store", "Router"]

  private static func head(of format: Format) -> String {
    let participants = lanes.map { "participant \($0)\n" }.joined()
    switch format {
    case .notation, .jsonLines: return "lanes \(lanes.joined(separator: " "))\n"
    case .plantUML: return "@startuml\n" + participants
    case .mermaid: return "sequenceDiagram\n" + participants
    }
  }

  private typealias Step = (
    depth: Int, sender: String, receiver: String, isAnswer: Bool, name: String, korean: String
  )

  private static let opening: Step = (0, "User", "View", false, "open", "열기")

  private static let page: [Step] = [
    (1, "View", "Presenter", false, "fetchProducts", "상품요청"),
    (2, "Presenter", "Interactor", false, "getProducts", "상품조회"),
    (3, "Interactor", "Store", false, "loadProducts", "불러오기"),
    (3, "Store", "Interactor", true, "[2 ProductEntity]", "김치찌개"),
    (3, "Interactor", "Presenter", false, "didFetch", "상품도착"),
    (4, "Presenter", "View", false, "showProducts", "상품표시"),
  ]

  private func line(_ row: Int, as format: Format) -> String {
    let step = row == 0 ? DiagramInput.opening : DiagramInput.page[(row - 1) % 6]
    let words = words(of: step, row)
    switch format {
    case .notation, .jsonLines:
      let indentation = String(repeating: "  ", count: step.depth)
      return
        "\(indentation)\(step.sender) \(step.isAnswer ? "-->" : "->") \(step.receiver)  \(words)\n"
    case .plantUML:
      return "\(step.sender) \(step.isAnswer ? "-->" : "->") \(step.receiver) : \(words)\n"
    case .mermaid:
      return "\(step.sender)\(step.isAnswer ? "-->>" : "->>")\(step.receiver): \(words)\n"
    }
  }

  private func words(of step: Step, _ row: Int) -> String {
    let page = (row + 5) / 6
    switch labels {
    case .usual where step.depth == 0 || step.isAnswer: return step.name
    case .usual where step.depth < 3: return "\(step.name)(page: \(page))"
    case .usual:
      return step.name == "loadProducts" ? "loadProducts()" : "\(step.name)([\(page % 10) Row])"
    case .unique where step.isAnswer: return "[\(row) ProductEntity]"
    case .unique: return "\(step.name)(row: \(row), of: Page(id: \(page)))"
    case .nearlyRepeating: return row % 60 == 0 ? "last\(row)()" : "step\(row % 60)()"
    case .korean where step.depth == 0 || step.isAnswer: return step.korean
    case .korean: return "\(step.korean)(쪽: \(page))"
    }
  }
}

/// A temporary folder of diagrams' inputs, scripts and transcripts.
struct BenchmarkFolder {
  let url: URL
  let viperlab: Viperlab

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
