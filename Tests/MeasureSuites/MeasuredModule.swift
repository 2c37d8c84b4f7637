import ComparisonData
import Foundation
import Patches
import Stage
import SuiteMeasuring

struct MeasuredModule {
  /// The module's folder: `Products`.
  let name: String
  let variants: [String]
  let mutants: [Mutant]
  private var root: URL

  init(_ name: String, in root: URL) throws {
    self.name = name
    self.root = root
    let suites = root.appending(path: "\(MeasuredModule.suites)/\(name)")
    variants = try FileManager.default.contentsOfDirectory(atPath: suites.path)
      .filter { !$0.contains(".") && $0 != "Edits" }.sorted()
    let file = suites.appending(path: MeasuredModule.mutantFile)
    do { mutants = try MutantFile(String(contentsOf: file, encoding: .utf8)).mutants } catch {
      throw Failure("\(MeasuredModule.suites)/\(name)/\(MeasuredModule.mutantFile): \(error)")
    }
  }

  /// Returns the modules that have mutants, sorted by name.
  static func all(in root: URL) throws -> [MeasuredModule] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: suites).path).sorted()
      .filter { name in
        let file = root.appending(path: "\(suites)/\(name)/\(mutantFile)")
        return FileManager.default.fileExists(atPath: file.path)
      }
      .map { try MeasuredModule($0, in: root) }
  }

  private static let suites = "Tests/SampleModulesTests"
  /// The folder of test doubles that suites of several variants use, each in a file of its name.
  private static let doubles = "Doubles"
  private static let libraries = ["Sources/SampleModules/Publishing"]
  private static let mutantFile = "Mutants.txt"

  func folder(of variant: String) -> String { "Sources/SampleModules/\(name)/\(variant)" }

  /// Returns the name of a variant in reports: `ProductsMVC`.
  func title(of variant: String) -> String { name + variant }

  /// Returns the target of a variant and of those of other modules in the same architecture: `SamplesMVC`.
  func target(of variant: String) -> String { "Samples" + variant }

  func suiteTypes(of variant: String) throws -> [String] {
    try suiteFiles(of: variant).flatMap { file in
      file.lines.joined(separator: "\n").matches(
        of: /^(?:@Suite[^\n]*)?(?:struct|class|final class|actor) (\w+)/.anchorsMatchLineEndings()
      ).map {
        String($0.1)
      }
    }
  }

  func suiteSource(of variant: String) throws -> SuiteSource {
    let tested = [folder(of: variant), folder(of: "Shared")] + MeasuredModule.libraries
    return SuiteSource(try suiteFiles(of: variant), testing: try tested.flatMap(files))
  }

  /// Returns the source files of a variant's suite, and those of the test doubles that it shares with other suites; sorted by name.
  func suiteFiles(of variant: String) throws -> [SourceFile] {
    let own = try files(in: "\(MeasuredModule.suites)/\(name)/\(variant)")
    let doubles = try files(in: "\(MeasuredModule.suites)/\(MeasuredModule.doubles)")
    let shared = doubles.filter { file in
      let double = file.name.dropLast(".swift".count)
      return own.contains { $0.lines.contains { $0.contains(double) } }
        && !own.contains { $0.name == file.name }
    }
    return (own + shared).sorted { $0.name < $1.name }
  }

  func inapplicable(in variant: String) -> [String: String] {
    let reasons = mutants.compactMap { mutant in
      mutant.inapplicable[variant].map { (mutant.name, $0) }
    }
    return Dictionary(uniqueKeysWithValues: reasons)
  }

  func digest(of variant: String) throws -> String {
    var digest = SourceDigest()
    for folder in [folder(of: variant), folder(of: "Shared")] + MeasuredModule.libraries {
      for file in try files(in: folder) { digest.add(file) }
    }
    for file in try suiteFiles(of: variant) { digest.add(file) }
    for mutant in mutants {
      digest.add(mutant.name)
      digest.add(mutant.rule.name)
      digest.add(mutant.summary)
      if let reason = mutant.inapplicable[variant] { digest.add(reason) }
      for site in mutant.sites(in: variant) {
        digest.add(site.member)
        digest.add(site.code)
      }
    }
    return digest.text
  }

  func copied(to folder: URL) -> MeasuredModule {
    var copy = self
    copy.root = folder
    return copy
  }

  /// Returns the source files of a variant that can be mutated: all but the file of its presentation.
  func sources(of variant: String) throws -> [SourceFile] {
    try files(in: folder(of: variant)).filter { !Manifest.isPresentation($0.name) }
  }

  func sharedSources() throws -> [SourceFile] { try files(in: folder(of: "Shared")) }

  var patchedFolders: [String] {
    variants.map(folder).filter { MeasuredFolder($0, in: root).isPatched }
  }

  private func files(in folder: String) throws -> [SourceFile] {
    try MeasuredFolder(folder, in: root).files()
  }
}

/// A folder with the Swift files of a variant or of a suite, and perhaps with a patch that makes more of them.
struct MeasuredFolder {
  private let path: String
  private let root: URL

  init(_ path: String, in root: URL) {
    self.path = path
    self.root = root
  }

  var isPatched: Bool { !patches.isEmpty }

  private var patches: [String] { names(".patch") }

  /// Returns the Swift files, sorted by name; those in the folder replace files that the patch makes from the files of its base.
  func files() throws -> [SourceFile] {
    var texts: [String: String] = [:]
    for name in names(".swift") { texts[name] = try text(of: name) }
    for name in patches { texts.merge(try patched(by: text(of: name))) { own, _ in own } }
    return texts.sorted { $0.key < $1.key }.map { SourceFile(name: $0.key, text: $0.value) }
  }

  /// Writes the files that the patch makes into the folder, where mutants can be planted in them, and removes the patch.
  func applyPatch() throws {
    for file in try files() {
      let text = file.lines.map { $0 + "\n" }.joined()
      try Data(text.utf8).write(to: url.appending(path: file.name))
    }
    for name in patches { try FileManager.default.removeItem(at: url.appending(path: name)) }
  }

  private func patched(by text: String) throws -> [String: String] {
    let patch = try Patch(parsing: text)
    let base = MeasuredFolder("\(path)/../../\(patch["Base"] ?? "")", in: root)
    let files = try base.files().map { ($0.name, $0.lines) }
    let patched = try patch.applied(to: Dictionary(uniqueKeysWithValues: files))
    return patched.mapValues { $0.map { $0 + "\n" }.joined() }
  }

  private func names(_ suffix: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    return (names ?? []).filter { $0.hasSuffix(suffix) }.sorted()
  }

  private func text(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  private var url: URL { root.appending(path: path) }
}
