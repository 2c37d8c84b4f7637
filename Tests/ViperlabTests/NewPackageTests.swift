import Foundation
import PackageTemplates
import SampleModules
import Stage
import TerminalTesting
import Testing

@testable import LabKit

@Suite struct NewPackageTests {
  private let program = SandboxedProgram([
    "lab/Package.swift": "let package = Package(\n  name: \"viperlab\",\n"
  ])

  private func new(_ arguments: [String]) async -> ProgramResult {
    await program.run(["new"] + arguments + ["--viperlab", "lab"])
  }

  private func written(_ folder: String) -> [String: String] {
    let files = program.texts.filter { $0.key.hasPrefix(folder + "/") }
    return Dictionary(
      uniqueKeysWithValues: files.map { (String($0.key.dropFirst(folder.count + 1)), $0.value) }
    )
  }

  @Test(arguments: PackageTemplate.allCases)
  func `writes the files of a template byte for byte`(template: PackageTemplate) async throws {
    let exercise = template.rawValue.replacing("Exercise", with: "").lowercased()
    let isModule = PackageTemplate.modules.contains(template)
    let folder = isModule ? "Orders" : "\(exercise)-exercise"
    let words =
      isModule
      ? ["module", folder, "--architecture", template.rawValue] : ["exercise", exercise]
    let result = await new(words)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("  cd \(folder)\n"))
    let files = template.files.map { $0.depending(on: LaboratoryDependency(folder: "lab")) }
    #expect(files.count > 10)
    #expect(written(folder) == Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }))
  }

  @Test func `has every file of the templates in one of them`() throws {
    let templates = repository.appending(path: "Sources/PackageTemplates")
    let folders = try FileManager.default.contentsOfDirectory(atPath: templates.path())
      .filter { !$0.hasSuffix(".swift") }
    let written = Set(PackageTemplate.allCases.flatMap { $0.files.map(\.text) })
    for folder in folders {
      for file in templates.files(in: folder) where !file.hasPrefix("\(folder)/Parts/") {
        guard let text = try? templates.text(of: file) else { continue }
        let filled = PackageTemplate.allCases.map { $0.filled(text) }
        #expect(filled.contains(where: written.contains), "\(file)")
      }
    }
    for text in written { #expect(!text.contains(/\{[a-z]+\}|ARCHITECTURE|ASSEMBLY/)) }
    #expect(PackageTemplate.modules + PackageTemplate.exercises == PackageTemplate.allCases)
  }

  @Test(arguments: PackageTemplate.modules)
  func `writes no other name, and a narrow lesson of a long one`(
    template: PackageTemplate
  ) async throws {
    let longest = String(repeating: "Long", count: 7) + "Ie"
    let architecture = template.rawValue.lowercased()
    #expect(await new(["module", longest, "--architecture", architecture]).status == 0)
    let texts = written(longest)
    for (path, text) in texts { #expect(!(path + text).contains("rders"), "\(path)") }
    let lesson = try #require(texts.first { $0.key.contains("/Lessons/") }?.value)
    #expect(lesson.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    "UIKit", "SwiftShims", "CDispatch", "SwiftOnoneSupport", "CoreFoundation", "Swift",
  ])
  func `refuses the name of a module of the system`(name: String) async {
    let result = await new(["module", name])
    #expect(result.status == 2 && written(name).isEmpty)
    #expect(result.output.contains("the system has a module of that name"))
  }

  @Test(arguments: ["SamplesVIPER", "Editions16", "AboutShared"])
  func `refuses the names of targets that the manifest makes`(name: String) async {
    let result = await new(["module", name])
    #expect(result.output.contains("a module of that name is built along with it"))
  }

  @Test(arguments: ["Task", "String", "Error", "OrderTests"])
  func `takes the name of a type, and one like that of tests`(name: String) async {
    #expect(await new(["module", name]).status == 0)
  }

  /// The comments above a test or a suite are written beside its failures.
  @Test(arguments: PackageTemplate.exercises)
  func `has failing tests without comments, and a guide that watches nothing`(
    template: PackageTemplate
  ) {
    for file in template.files {
      #expect(!file.text.contains(/\/\/[^\n]*\n *@(Test|Suite)/), "\(file.path)")
      #expect(!file.text.contains("each save"), "\(file.path)")
    }
  }

  @Test func `refuses the names of all targets of the package`() throws {
    let manifest = try repository.text(of: "Package.swift")
    let sources = try #require(
      manifest.split(separator: "let sources =").last?.split(separator: "let tests =").first
    )
    let named = sources.matches(of: /\b([A-Z]\w+):/).map(\.1)
    let plugins = try #require(manifest.firstMatch(of: /let plugins = words\("(.+)"\)/)).1
    let taken = Set((named + plugins.split(separator: " ")).map(String.init))
    #expect(taken.isSuperset(of: ["ApplyPatch", "CFiles", "LabKit", "TraceMacros", "Traces"]))
    let known = ModuleName.targets.union(ModuleName.systemModules)
    #expect(taken.subtracting(known).sorted() == [])
    #expect(Set(Samples.modules.map(\.name)) == ModuleName.samples)
  }
}

/// `viperlab new module` in a folder with a manifest of viperlab.
@Suite struct NewFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("let package = Package(\n  name: \"viperlab\",\n", as: "Package.swift")
  }

  @Test func `leaves existing files unchanged, and fills a folder that is empty`() throws {
    try folder.write("mine", as: "Full/mine.txt")
    try folder.write("mine", as: "File")
    try folder.make("Empty")
    for name in ["Full", "File"] {
      let result = try Binary().run(["new", "module", name, "--viperlab", "."], in: folder.url)
      #expect(result.status == 2 && result.complaint.hasPrefix("\(name) is there already. "))
    }
    let result = try Binary().run(["new", "module", "Empty", "--viperlab", "."], in: folder.url)
    #expect(result.status == 0, "\(result.complaint)")
    #expect(try folder.text(of: "Empty/Package.swift").contains("path: \"..\""))
    #expect(try folder.text(of: "Full/mine.txt") + folder.text(of: "File") == "minemine")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
    #expect(names.sorted() == ["Empty", "File", "Full", "Package.swift"])
  }

  @Test func `says where it cannot write, and leaves nothing behind`() throws {
    let words = ["new", "module", "Orders", "--viperlab", folder.url.path()]
    let result = try Binary().run(words, in: URL(filePath: "/dev/fd"))
    #expect(result.status == 1 && result.complaint.hasPrefix("Orders: cannot be written ("))
    #expect(result.complaint.hasSuffix("). Nothing was changed.\n"))
  }

  @Test func `finds its own package where it was built`() throws {
    for name in [".build/debug", "work"] { try folder.make(name) }
    let work = folder.url.appending(path: "work")
    let (copy, other) = (folder.path(of: ".build/debug/viperlab"), folder.path(of: "viperlab"))
    for path in [copy, other] { try Binary.prepare("cp \"$0\" \"$1\"", Binary().path, path) }
    #expect(try Binary(path: copy).run(["new", "module", "Orders"], in: work).status == 0)
    let manifest = try folder.text(of: "work/Orders/Package.swift")
    #expect(manifest.contains("path: \"\(folder.url.resolvingSymlinksInPath().path())\")"))
    let result = try Binary(path: other).run(["new", "module", "Basket"], in: work)
    #expect(result.status == 2)
    #expect(result.complaint.contains("Type  viperlab new module Basket --viperlab ../viperlab  "))
  }
}
