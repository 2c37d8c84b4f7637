import Lab
import Traces

/// A trace that is read when it is asked for.
protocol TraceSource {
  var trace: Trace { get throws(Failure) }
}

/// The conversations of one side of a comparison: the traces in a folder, in a Markdown page, or in a single file.
///
/// In a folder, files that end in `.trace` and `.jsonl` are traces; files that end in `.json` are traces if their beginning is a
/// trace's; files that end in `.md` are pages, whose blocks of code marked `trace` are traces.
struct TraceFolder {
  let name: String
  /// Whether the conversations come from a folder or a Markdown page, not from a single trace.
  let isFolder: Bool
  private var sources: [String: any TraceSource] = [:]

  /// Finds the conversations at a path; reads whole Markdown pages and the beginnings of `.json` files, and no other contents.
  init(_ path: String) throws(Failure) {
    name = TraceFile(path).name
    let isPage = path.hasSuffix(".md")
    isFolder = isPage || path != "-" && FolderWalk.isFolder(path)
    guard isFolder else {
      sources[path] = TraceFile(path, mayBeEmpty: true)
      return
    }
    let files = try FolderWalk(of: [path], ending: ".trace", ".jsonl", ".json", ".md").paths
    for file in files { try add(file, below: path, isPage: isPage) }
  }

  private mutating func add(_ file: String, below path: String, isPage: Bool) throws(Failure) {
    let name = isPage ? "" : TraceFolder.name(of: file, below: path)
    if file.hasSuffix(".md") {
      for (heading, block) in try PageTrace.all(in: file) {
        let parts = [name, heading].filter { !$0.isEmpty }
        sources[parts.joined(separator: ": ")] = block
      }
      return
    }
    if file.hasSuffix(".json"), try !TraceFolder.beginsAsTrace(file) { return }
    sources[name] = TraceFile(file, mayBeEmpty: true)
  }

  private static func name(of file: String, below folder: String) -> String {
    let isSandboxed = Sandbox.current != nil
    let prefix = isSandboxed ? (try? PageFolder.plain(folder)) ?? "" : folder
    return String(file.dropFirst(prefix.count).drop { $0 == "/" })
  }

  private static func beginsAsTrace(_ file: String) throws(Failure) -> Bool {
    var bytes: [UInt8] = []
    try ByteInput(file).read { piece in
      bytes += piece.prefix(100)
      return bytes.count < 100
    }
    return String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
      .withoutByteOrderMark.hasPrefix("{\"viperlab\":")
  }

  var names: some Collection<String> { sources.keys }

  func trace(of conversation: String) throws(Failure) -> Trace? {
    try sources[conversation]?.trace
  }

  /// The traces that have rows (numbered events), sorted by name; throws a failure if there is none.
  var traces: [(name: String, trace: Trace)] {
    get throws(Failure) {
      var traces: [(name: String, trace: Trace)] = []
      for name in names.sorted() {
        if let trace = try trace(of: name), trace.lastNumber > 0 { traces.append((name, trace)) }
      }
      guard traces.isEmpty else { return traces }
      throw Failure("\(name): holds no trace. \(TraceFolder.meaning)")
    }
  }

  static let meaning =
    "A folder's traces are its files .trace, .jsonl and .json, and the ```trace blocks of its pages .md."

  /// The trace of a single file, or one of the traces in a folder or a Markdown page; nil if there is none.
  var onlyTrace: Trace? {
    get throws(Failure) {
      guard let name = names.first else { return nil }
      return try trace(of: name)
    }
  }
}
