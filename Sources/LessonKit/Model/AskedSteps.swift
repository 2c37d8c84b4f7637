import Sequences
import Traces

extension Lesson {
  /// Whether the seed (a number that makes draws repeatable) decides which steps of the lesson are asked.
  public var isDrawn: Bool { steps.contains { $0.stage.draw != nil } }

  /// Returns the indices of the steps to ask: those outside groups and of the option drawn from each group, without twins.
  func route(seed: Int) -> [Int] {
    let draws = steps.compactMap(\.stage.draw)
    var drawn: [String: String] = [:]
    for group in draws.map(\.group).uniqued() {
      let options = draws.filter { $0.group == group }.map(\.option).uniqued()
      drawn[group] = options.shuffled(seed: seed, salt: group).first
    }
    return steps.indices.filter { index in
      !steps[index].stage.isTwin
        && steps[index].stage.draw.map { drawn[$0.group] == $0.option } ?? true
    }
  }

  /// Returns a seed of 1 or more that depends only on a name, such as a learner's, and on the number of the sitting.
  public static func seed(of name: String, sitting: Int) -> Int {
    var checksum = Checksum()
    checksum.add("\(name) \(sitting)".utf8)
    return Int(checksum.value >> 33) + 1
  }

  /// The indices of the steps of a lesson's test: its twins (the same idea on another module), or else its recalls and last task.
  var testedSteps: [Int] {
    let twins = steps.indices.filter { steps[$0].stage.isTwin }
    guard twins.isEmpty else { return twins }
    let recalls = steps.indices.filter { steps[$0].kind == .recall }
    let task = steps.indices.last { index in
      let step = steps[index]
      return step.kind.reminder != nil && step.kind != .recall
    }
    return (recalls + [task].compactMap(\.self)).sorted()
  }

  /// The number of steps, not counting the steps that are asked only in the lesson's test.
  public var length: Int { steps.count { !$0.stage.isTwin } }
}

extension Array {
  /// Returns the elements in an order that depends only on the seed and the salt, such as the id of a question.
  ///
  /// Seed 0 keeps the order.
  func shuffled(seed: Int, salt: String) -> [Element] {
    guard seed != 0 else { return self }
    let start = UInt(bitPattern: seed) &* 0x9e37_79b9_7f4a_7c15
    var state = salt.utf8.reduce(start) { ($0 &* 31) &+ UInt($1) } | 1
    var elements = self
    for index in indices.dropFirst().reversed() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      elements.swapAt(index, Int((state >> 33) % UInt(index + 1)))
    }
    return elements
  }
}
