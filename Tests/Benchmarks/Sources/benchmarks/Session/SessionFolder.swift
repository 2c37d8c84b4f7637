import Foundation

/// A temporary folder of scripts and transcripts.
struct SessionFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  /// Writes a script of a walk's beginning, `actions` actions and other lines; returns its file.
  func script(_ actions: Int, of walk: SessionWalk, then others: [String] = []) throws -> URL {
    let file = url.appendingPathComponent("\(walk.title)-\(actions)-\(others.count).script")
    let lines = walk.beginning + (0..<actions).map { walk.turns[$0 % walk.turns.count] } + others
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  /// Writes transcripts with five exchanges each and their present answers; returns their folder.
  func transcripts(_ count: Int, _ viperlab: Viperlab) throws -> URL {
    let exchanges = ["load products", "open", "tap 1", "back", "trace"].map { "viper> \($0)\n\n" }
    let first = try file(0, of: "md", "# Products\n\n```console\n\(exchanges.joined())```\n")
    try viperlab.run(
      ["transcripts", "update", first.path],
      into: url.appendingPathComponent("log")
    )
    let text = try String(contentsOf: first, encoding: .utf8)
    for index in 1..<max(2, count) { _ = try file(index, of: "md", text) }
    return first.deletingLastPathComponent()
  }

  /// Writes `cram` tests with five commands each; returns their folder.
  func cramTests(_ count: Int) throws -> URL {
    let text = (1...5).map { "  $ echo \($0)\n  \($0)\n" }.joined()
    var folder = url
    for index in 0..<max(1, count) {
      folder = try file(index, of: "t", text).deletingLastPathComponent()
    }
    return folder
  }

  private func file(_ index: Int, of kind: String, _ text: String) throws -> URL {
    let folder = url.appendingPathComponent(kind)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("\(index).\(kind)")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}

struct SessionWalk {
  let title: String
  /// The commands before the repeated actions.
  let beginning: [String]
  /// The actions, repeated in this order.
  let turns: [String]

  /// Opens a product's page and goes back: objects are created and released.
  static let pages = SessionWalk(
    title: "Products",
    beginning: ["load products", "open"],
    turns: ["tap 1", "back"]
  )

  /// Refreshes the same list: no object is created or released.
  static let answers = SessionWalk(
    title: "Articles",
    beginning: ["load articles", "open", "wait"],
    turns: ["refresh", "wait"]
  )
}
