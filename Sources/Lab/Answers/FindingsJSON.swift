import CollaborationRules
import Traces

/// What the rules say to a trace, for programs.
///
///     {"findings":[{"name":"nil-link","text":"…","details":[],"repair":"…","rows":[3]}],
///      "architecture":"viper","because":"an Interactor","open":["lifetimes"],
///      "rules":[{"name":"nil-link","judged":{"message":2,"seam":6}},
///               {"name":"dead-output","reason":"no source was given"}]}
struct FindingsJSON {
  private let review: Review
  private let findings: [Finding]

  /// Takes what the rules say, and the findings that are told.
  init(_ review: Review, _ findings: [Finding]) {
    self.review = review
    self.findings = findings
  }

  /// All of it in one line.
  var text: String {
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
      json.put("rules", review.judgements) { entry, json in
        json.object { json in
          json.put("name", entry.rule.name)
          entry.judgement.write(to: &json)
        }
      }
    }
    return json.text + "\n"
  }
}

extension Finding {
  fileprivate func write(to json: inout JSONWriter) {
    json.put("name", name)
    json.put("text", text)
    json.put("details", details)
    json.put("repair", repair)
    json.put("rows", rows) { $1.integer($0) }
  }
}

extension Judgement {
  /// How much was judged of each kind; what it lacked where nothing was.
  fileprivate func write(to json: inout JSONWriter) {
    guard !judged.isEmpty else { return json.put("reason", reason) }
    json.key("judged")
    json.object { json in
      for (noun, subjects) in Dictionary(grouping: judged, by: \.noun).sorted(by: {
        $0.key < $1.key
      }) {
        json.put(noun, subjects.count)
      }
    }
  }
}
