import Traces

extension Rule {
  static let recorderRetains = Rule(
    "recorder-retains",
    """
    whoever watches keeps nobody alive
    What: Objects are still there after close, nobody among them holds the others in a cycle, and no
    closure is stored. So something outside holds them: most often the tool that watches, a log, a
    test or a global list.
    Why: A tool for finding leaks must not make some. What it reports would be its own doing.
    Signs: The objects go as soon as the recording is switched off.
    Repair: Keep names and texts of what happened, never the objects themselves.
    Hint: Run the same actions without recording. If everybody goes then, it was the recorder; if
    not, look for a global variable.
    Code:
    // not: events.append(Event(sender: presenter))
    events.append(Event(sender: "Presenter"))
    """
  ) { evidence in
    evidence.evaluateUnreleasedObjects { unreleased in
      let isTried = evidence.isRetainedByRecorder != nil
      guard !unreleased.unexplained.isEmpty,
        evidence.isRetainedByRecorder ?? unreleased.graph.unseen.isEmpty
      else { return nil }
      let names = unreleased.unexplained.map(\.name)
      return Finding(
        "recorder-retains",
        "\(names.listed(atMost: 4)) \(names.count == 1 ? "is" : "are") still there after close.",
        details: [
          isTried
            ? "The same actions before another recorder leave nobody."
            : "Nobody holds \(unreleased.unheldObjects.map(\.name).listed(atMost: 3)), and no closure is stored.",
          "So whoever records or watches does.",
        ],
        repair: "keep names in what is recorded, not objects",
        rows: unreleased.rows
      )
    }
  }
}
