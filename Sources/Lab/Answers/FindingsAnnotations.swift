import CollaborationRules
import Traces

extension FindingsText {
  /// Returns the findings as workflow commands of GitHub Actions, one `::error` annotation for each finding.
  ///
  /// An annotation points to the first source location of the rows that are evidence for the finding; without a location, it has no
  /// `file` and `line`:
  ///
  ///     ::error file=Sources/Cart.swift,line=12,title=late-reply::Presenter told View show(_:) after it was left.
  ///
  /// Since a trace contains file names without folders, `path` maps a file name to the file's path. One `::warning` names the
  /// topics, such as lifetimes, that the trace does not allow to judge. Source: "Workflow commands for GitHub Actions".
  public func annotations(
    of trace: Trace,
    path: (String) -> String = { $0 }
  ) -> String {
    let findings = findings.map { finding in
      let place = finding.rows.lazy.compactMap { trace[row: $0]?.location }.first
      let location = place.map { ["file=\(path($0.file).asProperty)", "line=\($0.line)"] } ?? []
      let text = finding.sentences.joined(separator: "\n")
      let properties = location + ["title=\(finding.name.asProperty)"]
      return "::error \(properties.joined(separator: ","))::\(text.asData)\n"
    }
    let open = review.openTopics.map(\.rawValue)
    let warning = open.isEmpty ? "" : "::warning title=viperlab::Not judged: \(open.listed()).\n"
    return warning + findings.joined()
  }
}

extension String {
  /// The string escaped as the message of a workflow command; a line break would end the message.
  package var asData: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// The string escaped as the value of a workflow command's property.
  package var asProperty: String {
    asData.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
