import Traces

extension Rule {
  static let recorderRetains = Rule("recorder-retains") { evidence in
    evidence.evaluateUnreleasedObjects { unreleased in
      let isTried = evidence.isRetainedByRecorder != nil
      guard !unreleased.unexplained.isEmpty,
        evidence.isRetainedByRecorder ?? unreleased.graph.unseen.isEmpty
      else { return nil }
      let names = unreleased.unexplained.map(\.name)
      return Finding(
        "\(names.listed(atMost: 4)) \(names.count == 1 ? "is" : "are") still there after close.",
        details: isTried
          ? [
            "The same actions with another recorder leave no object.",
            "So the recorder, or another tool that watches, holds them.",
          ]
          : [
            "No object holds \(unreleased.unheldObjects.map(\.name).listed(atMost: 3)), and no closure is stored.",
            "So something outside does: a timer's or notification's closure, a global, or the recorder.",
          ],
        repair: isTried
          ? "keep names in what is recorded, not objects"
          : "end timers and observers when the screen is left, and keep names in what is recorded",
        rows: unreleased.rows
      )
    }
  }
}
