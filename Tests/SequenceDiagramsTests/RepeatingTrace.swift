import SeededRandom
import Traces

/// Traces in which much comes again: blocks of calls inside calls, some of which break off.
struct RepeatingTrace {
  private var random: SplitMix64
  private var story = Story()

  /// Begins with a seed.
  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Makes the next trace, of some hundred rows at most.
  mutating func next() -> Trace {
    story = Story()
    story.lanes = Participant.named(RepeatingTrace.names.joined(separator: " "))
    for _ in 0..<Int.random(in: 1...5, using: &random) { addBlocks() }
    return story.trace
  }

  /// Adds a block some times; the last may break off, and arguments may differ.
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
