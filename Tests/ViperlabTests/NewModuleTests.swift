import Foundation
import PackageTemplates
import Testing

@testable import LabKit

/// The packages that `viperlab new` writes.
@Suite struct NewModuleTests {
  private let folder: TemporaryFolder
  private let binary = Binary()

  init() throws {
    folder = try TemporaryFolder()
    try folder.make("Mine/Work")
    _ = try folder.write("let package = Package(\n  name: \"viperlab\",\n", as: "Package.swift")
  }

  private func new(_ arguments: String..., home: String = "../..") throws -> Binary.Result {
    try new(arguments, home: home)
  }

  private func new(_ arguments: [String], home: String = "../..") throws -> Binary.Result {
    try Binary(path: binary.wholePath).run(
      ["new"] + arguments + ["--viperlab", home],
      in: folder.url.appending(path: "Mine/Work")
    )
  }

  /// Returns all files in the working folder with their texts.
  private func written(_ path: String = "Mine/Work") throws -> [String: String] {
    try texts(in: folder.url.appending(path: path))
  }

  private func texts(in root: URL) throws -> [String: String] {
    let paths = FileManager.default.enumerator(atPath: root.path())?.allObjects ?? []
    let files = paths.compactMap { $0 as? String }.filter { path in
      var isFolder: ObjCBool = false
      let file = root.appending(path: path).path()
      return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
    let texts = try files.map { path in
      try (path, String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
    return Dictionary(uniqueKeysWithValues: texts)
  }

  @Test(arguments: [
    (["module", "Orders"], "Orders", "VIPER"),
    (["module", "Orders", "--architecture", "viper"], "Orders", "VIPER"),
    (["module", "Orders", "--architecture", "mvvm"], "Orders", "MVVM"),
    (["module", "Orders", "--architecture", "MVC"], "Orders", "MVC"),
    (["module", "Orders", "--architecture", "rpvc"], "Orders", "RPVC"),
    (["module", "Orders", "--architecture", "mvp"], "Orders", "MVP"),
    (["module", "Orders", "--architecture", "mvvm-c"], "Orders", "MVVM-C"),
    (["module", "Orders", "--architecture", "clean-swift"], "Orders", "Clean-Swift"),
    (["module", "Orders", "--architecture", "RIBs"], "Orders", "RIBs"),
    (["exercise", "presenter"], "presenter-exercise", "PresenterExercise"),
    (["exercise", "leak"], "leak-exercise", "LeakExercise"),
    (["exercise", "viper"], "viper-exercise", "ViperExercise"),
  ])
  func `writes the files of a template byte for byte`(
    arguments: [String],
    folder: String,
    template: String
  ) throws {
    let result = try new(arguments)
    #expect(result.status == 0, "\(result.complaint)")
    #expect(result.output.contains("  cd \(folder)\n"))
    let files = try #require(PackageTemplate(rawValue: template)).files
    let built = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
    let found = try written("Mine/Work/\(folder)")
    #expect(found.count > 10 && built.keys.sorted() == found.keys.sorted())
    for (file, text) in built where found[file] != text { Issue.record("\(file) differs") }
  }

  @Test func `has every file of the templates in one of them`() throws {
    let templates = repository.appending(path: "Sources/PackageTemplates")
    let folders = try FileManager.default.contentsOfDirectory(atPath: templates.path())
      .filter { !$0.hasSuffix(".swift") }
    let written = Set(PackageTemplate.allCases.flatMap { $0.files.map(\.text) })
    for folder in folders {
      for (file, text) in try texts(in: templates.appending(path: folder)) {
        let filled = PackageTemplate.allCases.map { $0.filled(text) }
        #expect(filled.contains(where: written.contains), "\(folder)/\(file)")
      }
    }
    #expect(PackageTemplate.modules + PackageTemplate.exercises == PackageTemplate.allCases)
  }

  @Test(arguments: ["", "router", "Presenter", "module"])
  func `refuses an unknown exercise`(name: String) throws {
    let result = try new("exercise", name)
    #expect(result.status == 2)
    #expect(result.complaint.contains(". There are: presenter, leak, viper. "))
    #expect(result.complaint.hasSuffix("Type  viperlab new exercise presenter\n"))
    #expect(try written().isEmpty)
  }

  @Test(arguments: [
    ("OrderHistory", "orderHistory", "order-history"), ("URLList", "urlList", "url-list"),
    ("Borders", "borders", "borders"), ("X", "x", "x"),
  ])
  func `takes its names from one word`(type: String, property: String, word: String) throws {
    let result = try new("module", type)
    #expect(result.output.contains("swift run \(word)-lab    then  load \(word); open\n"))
    let texts = try written("Mine/Work/\(type)")
    let program = try #require(texts["Sources/\(word)-lab/main.swift"])
    #expect(program.contains("import \(type)\n") && program.contains("{ [.\(property)] }"))
    #expect(program.split(separator: "\n").count <= 10)
    #expect(texts["Sources/\(type)/\(type)Presenter.swift"] != nil)
    let module = try #require(texts["Sources/\(type)/\(type)Module.swift"])
    #expect(module.contains("static var \(property): Module"))
    #expect(module.contains("name: \"\(word)\","))
    guard type != "Borders" else { return }
    for (path, text) in texts { #expect(!(path + text).contains("rders"), "\(path)") }
  }

  @Test(arguments: PackageTemplate.modules)
  func `keeps each line of the lesson short, however long the name is`(
    template: PackageTemplate
  ) throws {
    let longest = String(repeating: "Long", count: 7) + "Ie"
    let architecture = template.rawValue.lowercased()
    #expect(try new("module", longest, "--architecture", architecture).status == 0)
    #expect(try new("module", longest + "X").status == 2)
    let texts = try written("Mine/Work/\(longest)")
    let lesson = try #require(texts.first { $0.key.contains("/Lessons/") }?.value)
    #expect(lesson.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    "", "orders", "our-checkout", "2fast", "주문", "a b", "../Up", "Or\"ders", "Class", "Stage",
    "stage",
    "Products", "LABKIT", "Trace", "a name of very many words, more than anybody can take in",
  ])
  func `refuses a name, says one that it takes, and writes nothing`(name: String) throws {
    let result = try new("module", name)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.complaint.split(separator: "\n").count == 1)
    #expect(try written().isEmpty)
    let offer = try #require(result.complaint.split(separator: " ").last?.dropLast())
    #expect(result.complaint.hasSuffix("Type  viperlab new module \(offer)\n"))
    #expect(try new("module", String(offer)).status == 0)
  }

  @Test(arguments: [
    ("Über", "Uber"), ("café menu", "CafeMenu"), ("e\u{301}clair", "Eclair"), ("Straße", "StraE"),
    ("2 Łódź", "Lodz"), ("4711", "Orders"),
  ])
  func `offers a name as near as may be`(name: String, offer: String) throws {
    #expect(try new("module", name).complaint.hasSuffix("Type  viperlab new module \(offer)\n"))
  }

  @Test func `refuses the names of all targets of the package`() throws {
    let manifest = try String(
      contentsOf: repository.appending(path: "Package.swift"),
      encoding: .utf8
    )
    let sources = try #require(
      manifest.split(separator: "let sources =").last?.split(separator: "let tests =").first
    )
    let named = sources.matches(of: /name: "([A-Z]\w+)"|\b([A-Z]\w+):/).compactMap {
      $0.output.1 ?? $0.output.2
    }
    let plugins = try #require(manifest.firstMatch(of: /let plugins = words\("(.+)"\)/)).1
    let taken = Set((named + plugins.split(separator: " ")).map(String.init))
    #expect(taken.isSuperset(of: ["ApplyPatch", "CFiles", "LabKit", "TraceMacros", "Traces"]))
    #expect(taken.subtracting(ModuleName.targets).sorted() == [])
    let samples = repository.appending(path: "Sources/SampleModules")
    let folders = try FileManager.default.contentsOfDirectory(atPath: samples.path()).filter {
      name in
      let shared = samples.appending(path: "\(name)/Shared").path()
      return FileManager.default.fileExists(atPath: shared)
    }
    #expect(Set(folders.map { $0.lowercased() }) == ModuleName.samples)
  }

  @Test func `leaves existing files unchanged`() throws {
    _ = try folder.write("mine", as: "Mine/Work/Full/mine.txt")
    _ = try folder.write("mine", as: "Mine/Work/File")
    for name in ["Full", "File"] {
      let result = try new("module", name)
      #expect(result.status == 2)
      #expect(
        result.complaint == "\(name) is there already. Take another name, or move it away.\n"
      )
    }
    #expect(try written() == ["Full/mine.txt": "mine", "File": "mine"])
  }

  @Test func `fills a folder that is empty`() throws {
    try folder.make("Mine/Work/Empty")
    #expect(try new("module", "Empty").status == 0)
    #expect(try written("Mine/Work/Empty")["Package.swift"] != nil)
  }

  @Test func `says where it cannot write, and leaves nothing behind`() throws {
    let home = folder.url.path()
    let result = try Binary(path: binary.wholePath).run(
      ["new", "module", "Orders", "--viperlab", home],
      in: URL(filePath: "/dev/fd")
    )
    #expect(result.status == 1)
    #expect(result.complaint.hasPrefix("Orders: cannot be written ("))
    #expect(result.complaint.hasSuffix("). Nothing was changed.\n"))
  }

  @Test(arguments: [
    ("../../", ".package(name: \"viperlab\", path: \"../../..\")", "viperlab"),
    (
      "https://example.com/a/lab.git",
      ".package(url: \"https://example.com/a/lab.git\", branch: \"main\")", "lab"
    ),
    (
      "git@example.com:viperlab", ".package(url: \"git@example.com:viperlab\", branch: \"main\")",
      "viperlab"
    ),
  ])
  func `depends on the package that is named`(
    home: String,
    line: String,
    package: String
  ) throws {
    #expect(try new("module", "Orders", home: home).status == 0)
    let manifest = try #require(try written("Mine/Work/Orders")["Package.swift"])
    #expect(manifest.contains("    \(line)\n"))
    #expect(manifest.contains(".product(name: \"Stage\", package: \"\(package)\")"))
  }

  @Test func `finds its own package where it was built`() throws {
    let build = folder.url.appending(path: ".build/debug")
    try folder.make(".build/debug")
    let (copy, other) = (build.appending(path: "viperlab"), folder.url.appending(path: "viperlab"))
    // Another process copies it: a file that this process has just written may still be open in a child of another
    // test.
    for path in [copy, other] {
      let result = try Binary(path: "/bin/cp").run([binary.wholePath, path.path()])
      #expect(result.status == 0, "\(result.complaint)")
    }
    let work = folder.url.appending(path: "Mine/Work")
    #expect(try Binary(path: copy.path()).run(["new", "module", "Orders"], in: work).status == 0)
    let manifest = try #require(try written("Mine/Work/Orders")["Package.swift"])
    #expect(manifest.contains("path: \"\(folder.url.resolvingSymlinksInPath().path())\")"))
    let result = try Binary(path: other.path()).run(["new", "module", "Basket"], in: work)
    #expect(result.status == 2)
    #expect(result.complaint.contains("Type  viperlab new module Basket --viperlab ../viperlab  "))
  }
}
