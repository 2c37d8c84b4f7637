extension Check.Kind {
  /// A check that the learner found a secretly injected fault; `*` stands for any kind of fault or any place.
  ///
  /// The beginning of a place is enough; without a place, every place is right.
  public static let found = Check.Kind("found nil-link Presenter.router") {
    text throws(LessonError) in
    let words = text.text.split(separator: " ", maxSplits: 1).map { String($0).lowercased() }
    guard let fault = words.first else { throw text.problem("a fault, or *") }
    let place = words.dropFirst().first ?? "*"
    return Check.Meaning { evidence in
      let isFound = evidence.found.contains { found in
        let parts = found.split(separator: " ", maxSplits: 1).map { String($0).lowercased() }
        return ["*", parts.first ?? ""].contains(fault)
          && (place == "*" || (parts.dropFirst().first ?? "").hasPrefix(place))
      }
      return isFound ? .met(row: nil) : .notYet
    }
  }

  /// A check that faults were injected when the step began and that no fault is injected now.
  public static let repaired = Check.Kind("repaired") { _ throws(LessonError) in
    Check.Meaning { evidence in
      !evidence.faults.before.isEmpty && evidence.faults.now.isEmpty ? .met(row: nil) : .notYet
    }
  }
}
