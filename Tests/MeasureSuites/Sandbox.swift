import Foundation

/// A copy of the package in which mutants are planted; it builds only the modules and their suites.
struct Sandbox {
  private let folder: URL

  /// Copies the package again; earlier build products stay.
  init(of modules: [MeasuredModule], from root: URL, at folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Sources", "Tests"] {
      let copy = folder.appending(path: name)
      try? FileManager.default.removeItem(at: copy)
      try FileManager.default.copyItem(at: root.appending(path: name), to: copy)
    }
    for path in modules.flatMap(\.patchedFolders) {
      try MeasuredFolder(path, in: folder).applyPatch()
    }
    let manifest = SandboxManifest(modules)
    try write(manifest.text(from: read("Package.swift", in: root)), to: "Package.swift")
    try write(manifest.specification, to: "Tests/Specification/main.swift")
    let tests = "Tests/SpecificationTests/SpecificationTests.swift"
    try write(manifest.specificationTests, to: tests)
  }

  /// Plants mutants, each in all its variants, calls `body`, and writes the original files again.
  func plant(
    _ mutants: [(module: MeasuredModule, mutant: Mutant)],
    _ body: () throws -> Void
  ) throws {
    let files = try planted(mutants)
    for (file, texts) in files { try write(texts.after, to: file) }
    let outcome = Result(catching: body)
    for (file, texts) in files { try write(texts.before, to: file) }
    try outcome.get()
  }

  /// Returns the files that mutants change, before and after the change, without writing them.
  func planted(
    _ mutants: [(module: MeasuredModule, mutant: Mutant)]
  ) throws -> [String: (before: String, after: String)] {
    var files: [String: (before: String, after: String)] = [:]
    for (module, mutant) in mutants {
      for site in mutant.sites {
        let sources = try module.copied(to: folder).sources(of: site.variant)
        guard let mutated = mutant.mutated(sources, at: site) else {
          throw Failure(
            "\(module.name), \(mutant.name): \(mutant.rule.name) does not apply just once to "
              + "\(site.code) in \(site.member) of \(site.variant)"
          )
        }
        let file = "\(module.folder(of: site.variant))/\(mutated.name)"
        files[file] = (try read(file, in: folder), mutated.text)
      }
    }
    return files
  }

  func build() throws {
    let (status, output) = try run(["swift", "build", "--build-tests"])
    guard status == 0 else {
      let errors = output.split(separator: "\n").filter { $0.contains("error:") }
      throw Failure(errors.isEmpty ? output : Set(errors).sorted().joined(separator: "\n"))
    }
  }

  /// Returns the failing tests of a variant's suite, and of the closing tests after each scenario.
  func failures(of module: MeasuredModule, _ variant: String) throws -> [String] {
    let file = folder.appending(path: "report.xml")
    try? FileManager.default.removeItem(at: file)
    let suites = try module.suiteTypes(of: variant).joined(separator: "|")
    let (status, output) = try test(
      module,
      variant,
      [
        "--xunit-output", file.path,
        "--filter", "^\(module.target(of: variant))Tests\\.(\(suites))/",
        "--filter", "^SpecificationTests\\.ClosingTests/",
      ]
    )
    // A test process stopped by a signal leaves no report.
    if output.contains("unexpected signal") { return ["(the tests stop before their end)"] }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw Failure(output) }
    let report = TestReport(text)
    if report.count == 0, status != 0 { return ["(the tests stop before their end)"] }
    guard report.count > 0 else { throw Failure("\(module.title(of: variant)) has no tests") }
    guard (status == 0) == report.failures.isEmpty else { throw Failure(output) }
    return report.failures.sorted()
  }

  /// Returns the first scenario in which a variant deviates from its module's specification; nil for none.
  func deviation(of module: MeasuredModule, _ variant: String) throws -> String? {
    let title = module.title(of: variant)
    let (status, output) = try run([".build/debug/Specification", title])
    guard status == 0 else { throw Failure("\(title) stops before its end:\n\(output)") }
    let scenario = output.split(separator: "\n").last { $0.hasPrefix("deviates: ") }
    return scenario.map { String($0.dropFirst("deviates: ".count)) }
  }

  /// Returns the output of the first failing specification test of a variant.
  func specificationFailure(of module: MeasuredModule, _ variant: String) throws -> [String] {
    let options = ["--no-parallel", "--filter", "^SpecificationTests\\."]
    return FailureText(try test(module, variant, options).output).lines
  }

  private func read(_ file: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  private func write(_ text: String, to file: String) throws {
    let url = folder.appending(path: file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  /// Runs tests of a variant; ends them after 60 seconds, since a mutant may make a suite of one second wait for ever.
  private func test(
    _ module: MeasuredModule,
    _ variant: String,
    _ options: [String]
  ) throws -> (status: Int32, output: String) {
    let asked = "\(SandboxManifest.variantKey)=\(module.title(of: variant))"
    let words = [asked, "swift", "test", "--skip-build", "--disable-xctest"] + options
    return try run(words, seconds: 60)
  }

  /// Runs a command in the copy and waits for its end; after `seconds`, kills the processes that it has started.
  private func run(
    _ words: [String],
    seconds: Double? = nil
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let end = DispatchWorkItem {
      let children = Process()
      children.executableURL = URL(filePath: "/usr/bin/env")
      children.arguments = ["pkill", "-KILL", "-P", "\(process.processIdentifier)"]
      try? children.run()
    }
    if let seconds { DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: end) }
    defer { end.cancel() }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
