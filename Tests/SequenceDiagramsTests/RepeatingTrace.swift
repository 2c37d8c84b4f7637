import SeededRandom
import Traces

/// Generates traces with repetitions: blocks of nested calls, some of them incomplete.
struct RepeatingTrace {
  private var random: SplitMix64
  private var story = Story()

  /// Creates a generator from a seed.
  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Returns the next trace, of a few hundred rows at most.
  mutating func next() -> Trace {
    story = Story()
    story.lanes = Participant.named(RepeatingTrace.names.joined(separator: " "))
    for _ in 0..<Int.random(in: 1...5, using: &random) { addBlocks() }
    return story.trace
  }

  /// Adds a block several times; the last may be incomplete, and arguments may differ.
  private mutating func addBlocks() {
    let action =
      Bool.random(using: &random) ? story.row(.action, "User", "View", Message("tap")) : nil
    let seed = random.next()
    let differs = Bool.random(using: &random)
    let length = Int.random(in: 1...7, using: &random)
    for time in 0..<Int.random(in: 1...9, using: &random) {
      addBlock(length, seed, differs ? time : 0, in: action)
    }
    addBlock(Int.random(in: 0...length, using: &random), seed, 0, in: action)
  }

  private mutating func addBlock(_ length: Int, _ seed: UInt64, _ value: Int, in action: Int?) {
    var choices = SplitMix64(seed: seed)
    var causes = [action]
    for _ in 0..<length {
      let cause = causes[Int.random(in: 0..<causes.count, using: &choices)]
      let names = RepeatingTrace.names.shuffled(using: &choices)
      let row = story.row(.call, names[0], names[1], Message("load(_:)", "\(value)"), in: cause)
      causes.append(row)
    }
  }

  private static let names = ["View", "Presenter", "Interactor", "Store", "Detail.View"]
}
