import Comparison
import ComparisonData
import Foundation
import SampleModules
import Stage

/// The merged trees as targets of this package, with a program that plays them.
struct MergedPackage {
  private let trees: [MergedTree]
  private let root: URL

  /// Makes nothing yet; the root is the package's folder.
  init(_ trees: [MergedTree], in root: URL) {
    self.trees = trees
    self.root = root
  }

  /// Where the targets stand: the manifest lists what it finds there.
  private static let folder = ".build-merges"

  /// What came of each.
  func proofs() throws -> [(key: String, proof: MergeProof)] {
    var reasons: [String: String] = [:]
    repeat { try write(without: reasons) } while try !builds(&reasons)
    // What the package manager says of itself must not stand among the lines of the program.
    let (status, output) = try run(
      ["swift", "run", "--manifest-cache", "none", "--skip-build", "PlayMerges"],
      errors: FileHandle.standardError
    )
    guard status == 0 else { throw Failure("PlayMerges ended with status \(status)") }
    let played = output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    return try trees.map { tree in
      (tree.key, MergeProof(digest: tree.digest, try outcome(of: tree, reasons, played)))
    }
  }

  /// What came of a tree, from why some do not compile, and from what the program says of the others.
  private func outcome(
    of tree: MergedTree,
    _ reasons: [String: String],
    _ played: [[String]]
  ) throws -> MergeProof.Outcome {
    if let reason = reasons[tree.target] { return .doesNotCompile(reason) }
    guard played.contains([tree.target]) else { throw Failure("\(tree.target) was not played") }
    let deviating = played.filter { $0.count == 3 && $0[0] == tree.target }
    return .played(deviations: deviating.map { .init(in: $0[1], after: $0[2]) })
  }

  /// Builds all; where a tree does not compile, notes why, to leave it out.
  private func builds(_ reasons: inout [String: String]) throws -> Bool {
    let (status, output) = try run([
      "swift", "build", "--manifest-cache", "none", "--product", "PlayMerges",
    ])
    if status == 0 { return true }
    let known = reasons.count
    for line in output.split(separator: "\n") {
      guard let error = line.range(of: ": error: "),
        let tree = trees.first(where: { line.contains("/\($0.target)/") })
      else { continue }
      if reasons[tree.target] == nil { reasons[tree.target] = String(line[error.upperBound...]) }
    }
    guard reasons.count > known else { throw Failure(output) }
    return false
  }
}

extension MergedPackage {
  private func write(without reasons: [String: String]) throws {
    let folder = root.appending(path: MergedPackage.folder)
    let built = trees.filter { reasons[$0.target] == nil }
    for module in Set(trees.map(\.module)) {
      let names = built.filter { $0.module == module }.map(\.target)
      for old in try contents(of: folder.appending(path: module)) where !names.contains(old) {
        try FileManager.default.removeItem(at: folder.appending(path: "\(module)/\(old)"))
      }
    }
    for tree in built {
      for file in tree.files {
        let text = file.lines.joined(separator: "\n") + "\n"
        try write(text, to: folder.appending(path: "\(tree.module)/\(tree.target)/\(file.name)"))
      }
    }
    try write(PlayerSource(built).text, to: folder.appending(path: "PlayMerges/main.swift"))
  }

  private func contents(of folder: URL) throws -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  /// Writes a file, unless it says the same already.
  private func write(_ text: String, to file: URL) throws {
    guard text != (try? String(contentsOf: file, encoding: .utf8)) else { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  /// Lays out a file as all others of the package are.
  func format(_ file: URL) throws {
    let (status, output) = try run(["swift", "format", "--in-place", file.path])
    guard status == 0 else { throw Failure(output) }
  }

  /// Runs a command in the package's folder, and waits for its end; its errors are part of the output, unless
  /// they go elsewhere.
  private func run(
    _ words: [String],
    errors: FileHandle? = nil
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = root
    process.standardOutput = pipe
    process.standardError = errors ?? pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
