import Foundation
import Testing

/// Which room of the house may look into which: no target imports more than this.
@Suite struct ArrowsTests {
  static let arrows: [String: Set<String>] = [
    "Traces": [],
    "SequenceDiagrams": ["Traces"],
    "TraceMacros": [],
    "TraceRecording": ["Traces", "CRecording"],
    "Stage": ["Traces", "TraceRecording"],
    "SampleModules/Products/Shared": ["Stage", "TraceRecording", "Traces"],
    "SampleModules/Products/MVC": ["Stage", "TraceRecording", "ProductsShared"],
    "SampleModules/Products/MVVM": ["Stage", "TraceRecording", "ProductsShared"],
    "SampleModules/Products/VIPER": ["Stage", "TraceRecording", "ProductsShared"],
    "SampleModules": ["Stage", "ProductsShared", "ProductsMVC", "ProductsMVVM", "ProductsVIPER"],
    "Comparison": ["Traces", "Stage", "SequenceDiagrams"],
    "TranscriptKit": [],
    "LessonKit": ["Traces", "Course"],
    "Lab": [
      "Traces", "SequenceDiagrams", "TraceRecording", "Stage", "Comparison", "TranscriptKit",
      "LessonKit",
    ],
    "LineEditing": ["CLibedit", "CTerminal"],
    "LabKit": [
      "Traces", "SequenceDiagrams", "Stage", "TranscriptKit", "LessonKit", "Lab", "LineEditing",
    ],
    "viperlab": ["LabKit", "SampleModules"],
  ]

  /// Everything that is ours, C targets and plug-ins included.
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
    let other = Set(["CRecording", "CLibedit", "CTerminal", "EmbedTexts"])
    #expect(Set(folders).subtracting(other).subtracting(ArrowsTests.arrows.keys) == [])
  }

  /// The modules that the files of a target import.
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
