import Foundation
import Testing

/// A target imports only what its row in the manifest names, and a variant no other variant.
@Suite struct ArrowsTests {
  static let arrows = rooms.merging(samples) { $1 }.filter { !foreign.contains($0.key) }

  /// The folders without Swift files of a target of the table.
  private static let foreign: Set = [
    "CFiles", "CLibedit", "CRecording", "CReplays", "CTerminal", "Course", "PackageTemplates",
    "SourceGenerator",
  ]

  /// The names behind each target in the manifest's table of sources.
  private static let rooms: [String: Set<String>] = {
    let url = repository.appending(path: "Package.swift")
    let manifest = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let table = manifest.components(separatedBy: "let sources = table(").last ?? ""
    var rooms: [String: Set<String>] = [:]
    var room = ""
    for word in table.components(separatedBy: "\"\"\"")[1].split(whereSeparator: \.isWhitespace) {
      if word.hasSuffix(":") {
        room = String(word.dropLast())
        rooms[room] = []
      } else {
        rooms[room]?.insert(String(word))
      }
    }
    return rooms
  }()

  /// The sample modules by folder: a variant may import the stage and the shared target of its module, and no other
  /// variant.
  private static let samples: [String: Set<String>] = {
    var samples: [String: Set<String>] = ["SampleModules/Publishing": ["Stage", "TraceRecording"]]
    var all: Set<String> = ["Stage", "ComparisonData"]
    for folder in sampleFolders() {
      let parts = folder.split(separator: "/").dropFirst()
      let own: Set = parts.contains("Shared") ? ["Traces"] : ["\(parts.first ?? "")Shared"]
      samples[folder] = own.union(["ComparisonData", "Stage", "TraceRecording", "Publishing"])
      if parts.contains("Shared") { all.insert(parts.joined()) }
    }
    samples["SampleModules"] = all
    return samples
  }()

  /// Returns the folders below `Sources` that contain a variant or the shared files of a module.
  private static func sampleFolders() -> [String] {
    let sources = repository.appending(path: "Sources")
    let root = sources.appending(path: "SampleModules")
    let files = FileManager.default.enumerator(atPath: root.path())?.allObjects ?? []
    let folders = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
      .map { "SampleModules/" + $0.split(separator: "/").dropLast().joined(separator: "/") }
    return Set(folders).subtracting(["SampleModules/", "SampleModules/Publishing"]).sorted()
  }

  /// All targets of this package, including C targets and plug-ins.
  private static let targets = Set(arrows.keys).union(arrows.values.joined())

  @Test(arguments: arrows.keys.sorted()) func `imports what its arrows allow`(
    target: String
  ) throws {
    let imported = try imports(of: target).intersection(ArrowsTests.targets)
    #expect(imported.subtracting(ArrowsTests.arrows[target] ?? []) == [])
  }

  @Test func `knows every room`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: repository.appending(path: "Sources").path()
    )
    #expect(Set(folders).subtracting(Self.foreign).subtracting(Self.arrows.keys) == [])
  }

  private func imports(of target: String) throws -> Set<String> {
    let folder = repository.appending(path: "Sources/\(target)")
    let files = FileManager.default.enumerator(atPath: folder.path())?.allObjects ?? []
    let names = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    let isListing = target == "SampleModules"
    let own = names.filter { !isListing || !$0.contains("/") }
    #expect(!own.isEmpty)
    return try own.reduce(into: []) { modules, name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for line in text.components(separatedBy: "\n") {
        let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
        if words.first == "import", let module = words.dropFirst().first {
          modules.insert(String(module))
        }
      }
    }
  }
}
