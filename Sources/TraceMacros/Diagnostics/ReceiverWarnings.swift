// What `@Role` says of calls that have no row where objects record their own calls.

extension Warning {
  static func unwrapped(_ selector: String, _ word: String) -> Warning {
    Warning(
      "unwrapped",
      "calls of '\(selector)' have no row, since '\(word)' cannot be recorded by the object itself; "
        + "mark it '@Unseen'"
    )
  }

  static func foreignBody(_ selector: String, _ attribute: String) -> Warning {
    Warning(
      "foreignBody",
      "calls of '\(selector)' have no row, since '\(attribute)' may write its body; mark it "
        + "'@Unseen'"
    )
  }

  static func unreadProperty(_ name: String) -> Warning {
    Warning(
      "unreadProperty",
      "reads of '\(name)' have no row, since an object records only its methods; make it a method, "
        + "or mark it '@Unseen'"
    )
  }
}
