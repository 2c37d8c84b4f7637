import Foundation
import Testing

/// The imports that each target may have, and no others.
@Suite struct ArrowsTests {
  static let arrows = rooms.merging(samples) { room, _ in room }

  private static let rooms: [String: Set<String>] = [
    "PrintableText": [],
    "Platform": [],
    "Sequences": [],
    "RoleNames": [],
    "Traces": ["PrintableText", "Sequences"],
    "TerminalText": ["PrintableText", "Sequences", "Traces"],
    "SequenceDiagrams": ["PrintableText", "Sequences", "Traces", "TerminalText"],
    "CollaborationRules": ["RoleNames", "Sequences", "Traces"],
    "TraceMacros": ["RoleNames"],
    "TraceRecording": ["Platform", "PrintableText", "RoleNames", "CFiles", "Traces", "CRecording"],
    "CollaborationTesting": [
      "PrintableText", "CFiles", "Traces", "TerminalText", "SequenceDiagrams", "CollaborationRules",
      "TraceRecording",
    ],
    "WebPages": ["Traces", "Sequences", "SequenceDiagrams", "CollaborationRules"],
    "ScreenRecording": ["Traces", "TraceRecording"],
    "Stage": ["PrintableText", "Traces", "TraceRecording"],
    "StageKit": ["Stage"],
    "ComparisonData": ["Stage"],
    "Comparison": [
      "Patches", "PrintableText", "Traces", "Stage", "ComparisonData", "TerminalText",
      "SequenceDiagrams", "CollaborationRules",
    ],
    "Patches": ["Sequences"],
    "TranscriptKit": ["Patches", "PrintableText", "Sequences"],
    "LessonKit": ["PrintableText", "TerminalText", "Traces", "Course"],
    "Lab": [
      "Platform", "PrintableText", "Sequences", "CFiles", "Traces", "TerminalText",
      "SequenceDiagrams",
      "CollaborationRules", "TraceRecording", "Stage", "Comparison", "ComparisonData",
      "TranscriptKit", "Course", "LessonKit", "WebPages",
    ],
    "LineEditing": ["Platform", "PrintableText", "CFiles", "CLibedit", "CTerminal"],
    "LabKit": [
      "Platform", "PrintableText", "Traces", "TerminalText", "SequenceDiagrams",
      "CollaborationRules",
      "TraceRecording", "Stage", "Patches", "TranscriptKit", "LessonKit", "Lab", "LineEditing",
      "CReplays",
    ],
    "viperlab": ["LabKit", "Platform", "SampleModules"],
  ]

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
  static let targets = Set(arrows.keys).union(arrows.values.joined())

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
    let other = Set([
      "CFiles", "CLibedit", "CRecording", "CReplays", "CTerminal", "PackageTemplates",
      "SourceGenerator",
    ])
    #expect(Set(folders).subtracting(other).subtracting(ArrowsTests.arrows.keys) == [])
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
