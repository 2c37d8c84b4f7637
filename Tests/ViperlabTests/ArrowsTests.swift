import Foundation
import Testing

/// A target imports only what its row in the manifest names, and a variant no other variant.
@Suite struct ArrowsTests {
  static let arrows = rooms.merging(samples) { $1 }.filter { !foreign.contains($0.key) }

  /// The folders that hold no code of a target of the table; those of the samples have folders of their own.
  private static let foreign: Set = [
    "CFiles", "CLibedit", "CRecording", "CReplays", "CTerminal", "Course", "Editions",
    "PackageTemplates", "SampleModules", "SourceGenerator",
  ]

  /// The names behind each target in the manifest's table of sources.
  private static let rooms: [String: Set<String>] = {
    let manifest = (try? repository.text(of: "Package.swift")) ?? ""
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
    samples["SampleModules/Listing"] = all
    return samples
  }()

  /// Returns the folders below `Sources` that contain a variant or the shared files of a module.
  private static func sampleFolders() -> [String] {
    let files = repository.appending(path: "Sources").files(in: "SampleModules", ending: ".swift")
    let folders = files.map { $0.split(separator: "/").dropLast().joined(separator: "/") }
    let others = ["Listing", "Publishing"].map { "SampleModules/\($0)" }
    return Set(folders).subtracting(others).sorted()
  }

  private static let targets = Set(arrows.keys).union(arrows.values.joined())

  @Test(arguments: arrows.keys.sorted())
  func `imports what its arrows allow`(target: String) throws {
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
    let files = repository.files(in: "Sources/\(target)", ending: ".swift")
    #expect(!files.isEmpty)
    return try files.reduce(into: []) { modules, file in
      for line in try repository.text(of: file).components(separatedBy: "\n") {
        let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
        if words.first == "import", let module = words.dropFirst().first {
          modules.insert(String(module))
        }
      }
    }
  }
}
