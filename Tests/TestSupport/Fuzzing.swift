import Foundation

/// A search for inputs that a reader handles wrongly.
///
/// Tests try a few inputs by default, always the same ones. `VIPERLAB_FUZZ=60` in the environment asks for 60 seconds
/// of inputs with a random seed, or the seed in `VIPERLAB_SEED`. A failing input is saved in the temporary folder; so
/// is the last input before a crash.
public struct Fuzzing: Sendable {
  /// The name of the corpus file, and of saved inputs.
  private let kind: String
  private let corpus: [[UInt8]]

  /// The duration of the search in seconds; nil for a fixed number of inputs.
  public static let seconds = ProcessInfo.processInfo.environment["VIPERLAB_FUZZ"].flatMap {
    Int($0)
  }

  /// The maximum CPU time of one input in seconds, independent of other load.
  private static let longestTime = 5.0

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Loads a corpus, and adds the files of other folders with some endings; of a page, `.md`, its blocks of traces.
  public init(_ kind: String, besides folders: [String] = [], ending endings: [String] = []) {
    self.kind = kind
    let others = folders.flatMap {
      Self.files(in: Self.tests.deletingLastPathComponent().appending(path: $0), ending: endings)
    }
    corpus = Self.inputs(of: kind) + others
  }

  /// Returns the inputs in the file of a kind in `Tests/Fuzz/Corpus`.
  ///
  /// Each follows a line of five tildes, a blank and its name, and ends before the line feed that ends its last line.
  private static func inputs(of kind: String) -> [[UInt8]] {
    let file = try? Data(contentsOf: tests.appending(path: "Fuzz/Corpus/\(kind)"))
    let lines = Array(file ?? Data()).split(separator: 10, omittingEmptySubsequences: false)
    let starts = lines.indices.filter { lines[$0].starts(with: "~~~~~ ".utf8) }
    return zip(starts, starts.dropFirst() + [lines.count - 1]).map { start, end in
      Array(lines[start + 1..<end].joined(separator: [10]))
    }
  }

  /// The inputs of all kinds.
  public static var inputs: [[UInt8]] {
    let folder = tests.appending(path: "Fuzz/Corpus").path
    let kinds = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return kinds.sorted().flatMap(inputs(of:))
  }

  private static func files(in folder: URL, ending endings: [String]) -> [[UInt8]] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { name in endings.contains(where: name.hasSuffix) }.flatMap {
      name in
      let file = try? Data(contentsOf: folder.appending(path: name))
      guard let file, name.hasSuffix(".md") else { return file.map { [Array($0)] } ?? [] }
      return String(decoding: file, as: UTF8.self).components(separatedBy: "```trace\n").dropFirst()
        .map { block in Array(block.prefix { $0 != "`" }.utf8) }
    }
  }

  /// Tries the corpus unchanged, then mutated inputs up to a total of `count`, or as long as there is time.
  ///
  /// `body` returns what is wrong with an input, or nil. Returns the problems, each with the path of its input; stops
  /// after 20.
  public func failures(
    count: Int,
    _ body: ([UInt8], inout SplitMix64) async -> String?
  ) async -> [String] {
    guard !corpus.isEmpty else { return ["\(kind): the corpus is empty"] }
    let seed = Self.seed
    var (mutator, random) = (Mutator(corpus, seed: seed), SplitMix64(seed: seed))
    var (failures, tried): ([String], Int) = ([], 0)
    let end = Self.seconds.map { ContinuousClock.now + .seconds($0) }
    while failures.count < 20 {
      guard tried < corpus.count || end.map({ ContinuousClock.now < $0 }) ?? (tried < count) else {
        break
      }
      let input = tried < corpus.count ? corpus[tried] : mutator.next()
      tried += 1
      if end != nil { keep(input, as: "last") }
      let start = clock()
      var problem = await body(input, &random)
      let time = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      if end != nil, time > Self.longestTime { problem = problem ?? "took \(time) s" }
      if let problem { failures.append("\(keep(input, as: "\(failures.count)")): \(problem)") }
    }
    if end != nil {
      print("fuzzed \(kind): \(tried) inputs, seed \(seed), \(failures.count) failed")
    }
    return failures
  }

  /// Returns whether a costly test of whole commands runs with an input: in `part` of `whole` cases, or ten times as
  /// many without `VIPERLAB_FUZZ`.
  public static func isChosen(_ part: Int, of whole: Int, _ random: inout SplitMix64) -> Bool {
    Int.random(in: 0..<whole, using: &random) < (seconds == nil ? 10 * part : part)
  }

  private static var seed: Int {
    let chosen = ProcessInfo.processInfo.environment["VIPERLAB_SEED"].flatMap { Int($0) }
    return chosen ?? (seconds == nil ? 1 : .random(in: 1...1_000_000))
  }

  /// Saves an input and returns its path.
  @discardableResult
  private func keep(_ input: [UInt8], as name: String) -> String {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "viperlab-fuzz-\(kind)-\(name)"
    )
    try? Data(input).write(to: file)
    return file.path
  }
}
