import Traces

extension Rule {
  static let recorderRetains = Rule(
    "recorder-retains",
    """
    a recorder keeps no object alive
    What: Objects are still there after close, no retain cycle holds them, and no closure is
    stored. So something outside holds them: most often the recorder, a log, a test or a global
    list.
    Why: A tool for finding leaks must not make leaks: it would report its own.
    Signs: The objects go as soon as the recording is switched off.
    Repair: Keep names and texts of what happened, never the objects themselves.
    Hint: Run the same actions without recording. If all objects go then, the recorder held them;
    if not, look for a global variable.
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
            ? "The same actions with another recorder leave no object."
            : "No object holds \(unreleased.unheldObjects.map(\.name).listed(atMost: 3)), and no closure is stored.",
          "So the recorder, or another tool that watches, holds them.",
        ],
        repair: "keep names in what is recorded, not objects",
        rows: unreleased.rows
      )
    }
  }
}
