import CollaborationRules
import Traces

/// The review of a trace as JSON, for other programs.
///
///     {"findings":[{"name":"nil-link","text":"…","details":[],"repair":"…","rows":[3]}],
///      "architecture":"viper","because":"an Interactor","open":["lifetimes"],
///      "rules":[{"name":"nil-link","judged":{"message":2,"reference":6}},
///               {"name":"dead-output","reason":"no source was given"}]}
extension FindingsText {
  /// The review as JSON for other programs, one line that ends in a newline; findings in the baseline are left out.
  public var json: String {
    var json = JSONWriter()
    json.object { json in
      json.put("findings", findings) { finding, json in
        json.object { finding.write(to: &$0) }
      }
      if let architecture = review.architecture {
        json.put("architecture", architecture.table.name)
        json.put("because", architecture.reason)
      }
      json.put("open", review.openTopics.map(\.rawValue))
      json.put("rules", review.results) { entry, json in
        json.object { json in
          json.put("name", entry.rule.name)
          entry.result.write(to: &json)
        }
      }
    }
    return json.text + "\n"
  }
}

extension Finding {
  func write(to json: inout JSONWriter, withDetails: Bool = true) {
    json.put("name", name)
    json.put("text", text)
    if withDetails { json.put("details", details) }
    json.put("repair", repair)
    json.put("rows", rows) { $1.integer($0) }
  }
}

extension RuleResult {
  /// Writes how many subjects the rule examined, for each kind of subject, or the reason why it examined none.
  fileprivate func write(to json: inout JSONWriter) {
    guard !examined.isEmpty else { return json.put("reason", reason) }
    json.key("judged")
    json.object { json in
      for (noun, subjects) in Dictionary(grouping: examined, by: \.noun).sorted(by: {
        $0.key < $1.key
      }) {
        json.put(noun, subjects.count)
      }
    }
  }
}
