/// The order in which functions of a class read its recorded references, including the functions that they use.
struct ReadOrder {
  private let functions: [String: [FoundFunction]]

  init(_ functions: [FoundFunction]) {
    self.functions = Dictionary(grouping: functions) { $0.name.baseName }
  }

  /// Returns how often a function certainly compares a recorded reference with nil before any message through it.
  func nilCheckCount(of seam: String, in function: FoundFunction) -> Int {
    beginning(of: function, at: seam, around: []).nilChecks
  }

  /// Returns the members that a function uses and that lead to a recorded reference, sorted: `rows`, `show()` for
  /// methods, each with the mark of its closure.
  func uses(in function: FoundFunction) -> [String] {
    let uses = function.reads.filter { read in
      used(by: read).contains { $0.name != function.name && leadsToSeam($0) }
    }
    return Set(uses.map { $0.name + ($0.isMethod ? "()" : "") + $0.closure }).sorted()
  }

  /// Returns the functions of the class that may be used in `read`; empty if `read` is the read of a reference.
  private func used(by read: FoundRead) -> [FoundFunction] {
    guard read.kind == .use else { return [] }
    return functions[read.name, default: []].filter { $0.name.hasSuffix(")") == read.isMethod }
  }

  private func leadsToSeam(_ function: FoundFunction, around: Set<String> = []) -> Bool {
    if !function.mentions.isEmpty { return true }
    let around = around.union([function.name])
    return function.reads.contains { read in
      used(by: read).contains { !around.contains($0.name) && leadsToSeam($0, around: around) }
    }
  }

  /// Returns how often a function surely compares `seam` with nil before any other read of it, and whether there is no other read.
  private func beginning(
    of function: FoundFunction,
    at seam: String,
    around: Set<String>
  ) -> (nilChecks: Int, isAll: Bool) {
    let around = around.union([function.name])
    var nilChecks = 0
    for read in function.reads {
      if read.kind == .use {
        let used = used(by: read).filter { !around.contains($0.name) }
          .map { beginning(of: $0, at: seam, around: around) }
        if used.allSatisfy({ $0.nilChecks == 0 && $0.isAll }) { continue }
        guard read.isCertain, used.count == 1 else { return (nilChecks, false) }
        nilChecks += used[0].nilChecks
        if !used[0].isAll { return (nilChecks, false) }
      } else if read.name == seam {
        guard read.kind == .nilCheck, read.isCertain else { return (nilChecks, false) }
        nilChecks += 1
      }
    }
    return (nilChecks, true)
  }
}

extension String {
  /// The name of a message without labels, also of a setter: `title` for `title =`.
  var baseName: String { String(prefix { $0 != "(" && $0 != " " }) }
}
