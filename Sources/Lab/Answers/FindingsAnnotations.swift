import CollaborationRules
import Traces

extension FindingsText {
  /// Returns the findings as GitHub workflow commands, one `::error` annotation each.
  ///
  /// An annotation points to the location of the finding's first row that has one:
  ///
  ///     ::error file=Sources/Cart.swift,line=12,title=late-reply::Presenter told View show(_:) after it was left.
  ///
  /// A trace contains file names without folders; `path` returns the path for a file name. A `::warning` without a
  /// location lists the topics that could not be judged. Source: "Workflow commands for GitHub Actions".
  public func annotations(
    of trace: Trace,
    path: (String) -> String = { $0 }
  ) -> String {
    let findings = findings.map { finding in
      let place = finding.rows.lazy.compactMap { trace[row: $0]?.location }.first
      let location = place.map { ["file=\(path($0.file).asProperty)", "line=\($0.line)"] } ?? []
      let repair = finding.repair.isEmpty ? [] : ["Repair: \(finding.repair)"]
      let text = ([finding.text] + finding.details + repair).joined(separator: "\n")
      let properties = location + ["title=\(finding.name.asProperty)"]
      return "::error \(properties.joined(separator: ","))::\(text.asData)\n"
    }
    let open = review.openTopics.map(\.rawValue)
    let warning = open.isEmpty ? "" : "::warning title=viperlab::Not judged: \(open.listed()).\n"
    return warning + findings.joined()
  }
}

extension String {
  /// The string escaped as the message of a workflow command, which ends at the end of its line.
  fileprivate var asData: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// The string escaped as a property value of a workflow command.
  fileprivate var asProperty: String {
    asData.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
