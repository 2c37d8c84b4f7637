import Foundation

/// A search for inputs that a reader does not take as it should.
///
/// Each run of the tests tries a few inputs, always the same. `VIPERLAB_FUZZ=60` in the environment asks for 60 seconds
/// with a seed of their own, which `VIPERLAB_SEED` sets. An input that fails is kept in the folder for temporary files,
/// and so is the last one where a process dies of it.
public struct Fuzzing: Sendable {
  /// Names the inputs.
  private let kind: String
  private let corpus: [[UInt8]]

  /// For how many seconds inputs are made; nil where a number of them is.
  public static let seconds = ProcessInfo.processInfo.environment["VIPERLAB_FUZZ"].flatMap {
    Int($0)
  }

  /// How many seconds of the processor one input may take at most, whatever else the machine does.
  private static let longestTime = 5.0

  /// Prepares the corpus of a kind, to which the files of other folders are added that end in one of some words.
  public init(_ kind: String, besides folders: [String] = [], ending endings: [String] = [""]) {
    self.kind = kind
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let own = Self.files(in: tests.appending(path: "Fuzz/Corpus/\(kind)"), ending: [""])
    let others = folders.flatMap {
      Self.files(in: tests.deletingLastPathComponent().appending(path: $0), ending: endings)
    }
    corpus = own + others
  }

  private static func files(in folder: URL, ending endings: [String]) -> [[UInt8]] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { name in endings.contains(where: name.hasSuffix) }.compactMap {
      (try? Data(contentsOf: folder.appending(path: $0))).map { Array($0) }
    }
  }

  /// Tries the corpus as it is, then so many inputs made from it, or as many as there is time for.
  ///
  /// The body says what is wrong with an input; what was wrong is returned with the path of each input.
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

  /// Whether an input is one of the few that whole commands are tried with; of the few that each run of the tests tries
  /// these are ten times as many.
  public static func isChosen(_ part: Int, of whole: Int, _ random: inout SplitMix64) -> Bool {
    Int.random(in: 0..<whole, using: &random) < (seconds == nil ? 10 * part : part)
  }

  private static var seed: Int {
    let chosen = ProcessInfo.processInfo.environment["VIPERLAB_SEED"].flatMap { Int($0) }
    return chosen ?? (seconds == nil ? 1 : .random(in: 1...1_000_000))
  }

  /// Keeps an input and returns where.
  @discardableResult
  private func keep(_ input: [UInt8], as name: String) -> String {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "viperlab-fuzz-\(kind)-\(name)"
    )
    try? Data(input).write(to: file)
    return file.path
  }
}
