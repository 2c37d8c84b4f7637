// What `@Role` and `@Doubled` say of closures whose calls are not recorded.

extension Warning {
  static func leftOutClosure(_ name: String) -> Warning {
    Warning(
      "leftOutClosure",
      "messages through the closure '\(name)' are not recorded; mark it '@Seam', or '@Unseen'"
    )
  }

  static func hiddenClosure(_ name: String, _ type: String) -> Warning {
    Warning(
      "hiddenClosure",
      "calls of '\(name)' are not recorded, since '\(type)' hides the type of a closure; write it out"
    )
  }

  static func unwrappableClosure(_ name: String, _ type: String) -> Warning {
    Warning(
      "unwrappableClosure",
      "calls of '\(name)' are not recorded, since nothing can wrap '\(type)'; hand over one closure, "
        + "of plain values"
    )
  }
}
