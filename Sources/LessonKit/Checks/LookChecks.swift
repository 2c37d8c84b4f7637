extension Check.Kind {
  /// A command was carried out, in whatever words.
  public static let looked = Check.Kind("looked why #5") { text throws(LessonError) in
    let wanted = text.text.split(separator: " ").map { $0.lowercased() }
    guard !wanted.isEmpty else { throw text.problem("a command") }
    return Check.Meaning { evidence in
      let isDone = evidence.commands.contains { command in
        command.split(separator: " ").map { $0.lowercased() }.starts(with: wanted)
      }
      return isDone ? .met(row: nil) : .notYet
    }
  }

  /// Nothing was looked at more often than that.
  public static let looks = Check.Kind("looks 8", isJudgedLast: true) { text throws(LessonError) in
    let most = try text.count().count
    return Check.Meaning { evidence in
      evidence.looks.count <= most ? .met(row: nil) : .violated(row: nil)
    }
  }
}
