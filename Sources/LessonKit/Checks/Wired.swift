import Traces

extension Check.Kind {
  /// A check that a reference such as `Presenter.view` is set, and with a second word such as `weak` that it has this strength.
  public static let wired = Check.Kind("wired Presenter.view weak") { text throws(LessonError) in
    let words = text.text.split(separator: " ").map(String.init)
    guard let dot = words.first?.lastIndex(of: "."), words.count <= 2 else {
      throw text.problem("a reference: Presenter.view")
    }
    let owner = String(words[0][..<dot])
    let property = String(words[0][words[0].index(after: dot)...])
    let strength = words.dropFirst().first
    return Check.Meaning { evidence in
      let last = evidence.trace.events.last { event in
        event.kind == .wired && event.sender?.name == owner && event.seam?.property == property
      }
      guard let last, last.receiver != nil else { return .notYet }
      return strength.map { $0 == last.seam?.strength.rawValue } ?? true ? .met(row: nil) : .notYet
    }
  }
}
