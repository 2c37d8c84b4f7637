// What `@Role` says of references through which messages pass that are not recorded, or not as they seem.

// MARK: - Not marked

extension Warning {
  static func leftOut(_ name: String, _ type: String) -> Warning {
    Warning(
      "leftOut",
      "messages through '\(name)' are not recorded; mark it '@Seam' if '\(type)' is a '@Traced' "
        + "protocol, else '@Unseen'; objects of a class with 'standIns: .off' are heard all the same"
    )
  }

  static func leftOutObject(_ name: String, _ type: String) -> Warning {
    Warning(
      "leftOutObject",
      "messages through '\(name)' are not recorded; declare a '@Traced' protocol for "
        + "'\(type)', or mark it '@Unseen'"
    )
  }

  static func leftOutLazy(_ name: String) -> Warning {
    Warning(
      "leftOutLazy",
      "messages through '\(name)' are not recorded; make it a plain 'var', or mark it '@Unseen'"
    )
  }

  static func leftOutObserved(_ name: String) -> Warning {
    Warning(
      "leftOutObserved",
      "messages through '\(name)' are not recorded, since a seam would silence its observer; make that "
        + "a method, or mark it '@Unseen'"
    )
  }

  static func leftOutList(_ name: String, _ type: String) -> Warning {
    Warning(
      "leftOutList",
      "messages through '\(name)' are not recorded, since it holds more than one '\(type)'; use "
        + "'standIns: .off', or mark it '@Unseen'"
    )
  }

  static func leftOutInferred(_ name: String) -> Warning {
    Warning(
      "leftOutInferred",
      "messages through '\(name)' are not recorded, since its type is not written; write it out, or "
        + "mark it '@Unseen'"
    )
  }

  static func leftOutArgument(_ name: String) -> Warning {
    Warning(
      "leftOutArgument",
      "messages through '\(name)' are not recorded, since it is an argument; hold it in a 'var', or give its "
        + "class 'standIns: .off'"
    )
  }

  static func leftOutInherited(_ name: String, _ parent: String) -> Warning {
    Warning(
      "leftOutInherited",
      "messages through '\(name)' are not recorded, since '\(parent)' declares it; give that class the role "
        + "instead, or the class of the object 'standIns: .off'"
    )
  }

  static func leftOutClosure(_ name: String) -> Warning {
    Warning(
      "leftOutClosure",
      "messages through the closure '\(name)' are not recorded; mark it '@Seam', or '@Unseen'"
    )
  }
}

// MARK: - Nothing can stand in

extension Warning {
  static func severalProtocols(_ name: String, _ type: String) -> Warning {
    Warning(
      "severalProtocols",
      "messages through '\(name)' are not recorded, since '\(type)' is more than one "
        + "protocol; hold one '@Traced' protocol, or mark it '@Unseen'"
    )
  }

  static func genericProtocol(_ name: String, _ type: String) -> Warning {
    Warning(
      "genericProtocol",
      "messages through '\(name)' are not recorded, since '\(type)' has an associated "
        + "type; hold a '@Traced' protocol that names the type itself, or mark it '@Unseen'"
    )
  }

  static func genericParameter(_ name: String, _ existential: String) -> Warning {
    Warning(
      "genericParameter",
      "messages through '\(name)' are not recorded, since nothing can stand in for a "
        + "generic parameter; hold '\(existential)', or mark it '@Unseen'"
    )
  }

  static func joined(_ names: [String]) -> Warning {
    Warning(
      "joined",
      "messages through \(names.joined(separator: " and ")) are not recorded, since variables are "
        + "declared together; declare each by itself"
    )
  }
}

// MARK: - Closures that are handed over

extension Warning {
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

// MARK: - Compared or cast

extension Warning {
  static func standIn(_ name: String, _ sign: String) -> Warning {
    Warning(
      "standIn",
      "'\(name)' is a stand-in while a recorder records, so '\(sign)' may answer otherwise; ask "
        + "'behindStandIn(\(name) as Any)'"
    )
  }
}
