import Traces

extension Rule {
  static let recorderRetains = Rule(
    "recorder-retains",
    RulePage(
      "whoever watches keeps nobody alive",
      what: """
        Objects are still there after close, nobody among them holds the others in a cycle, and \
        no closure is stored. So something outside holds them: most often the tool that watches, \
        a log, a test or a global list.
        """,
      why: """
        A tool for finding leaks must not make some. What it reports would be its own doing.
        """,
      signs: "The objects go as soon as the recording is switched off.",
      repair: "Keep names and texts of what happened, never the objects themselves.",
      code: """
        // not: events.append(Event(sender: presenter))
        events.append(Event(sender: "Presenter"))
        """,
      hint: """
        Run the same actions without recording. If everybody goes then, it was the recorder; if \
        not, look for a global variable.
        """
    )
  ) { evidence in
    evidence.judgeSurvivors { survivors in
      let isTried = evidence.isRecordersDoing != nil
      guard !survivors.unexplained.isEmpty,
        evidence.isRecordersDoing ?? survivors.graph.unseen.isEmpty
      else { return nil }
      let names = survivors.unexplained.map(\.name)
      return Finding(
        "recorder-retains",
        "\(names.listed(atMost: 4)) \(names.count == 1 ? "is" : "are") still there after close.",
        details: [
          isTried
            ? "The same actions before another recorder leave nobody."
            : "Nobody holds \(survivors.heads.map(\.name).listed(atMost: 3)), and no closure is stored.",
          "So whoever records or watches does.",
        ],
        repair: "keep names in what is recorded, not objects",
        rows: survivors.rows
      )
    }
  }
}
