import CollaborationRules
import PrintableText
import Traces

/// A file of findings that a team already knows, one line each: the rule's name and the finding's text without row numbers.
///
///     # Findings that are known. Take a line out when it is mended.
///     late-reply: Presenter told View show(_:) after it was left.
public struct FindingsBaseline: Sendable {
  private let lines: Set<String>

  /// Creates a baseline that contains the given findings.
  public init(_ findings: [Finding] = []) {
    lines = Set(findings.map(FindingsBaseline.line))
  }

  /// Reads the text of a baseline file; empty lines and lines that begin with `#` are skipped.
  public init(text: String) {
    lines = Set(
      text.split(whereSeparator: \.isNewline).map { $0.trimmed }
        .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    )
  }

  /// Returns whether the baseline contains a finding; the numbers of its rows do not matter.
  public func contains(_ finding: Finding) -> Bool {
    lines.contains(FindingsBaseline.line(finding))
  }

  /// The number of distinct findings in the baseline.
  public var count: Int { lines.count }

  /// The text of the baseline file: a heading comment, then the findings in alphabetical order.
  public var text: String {
    (["# Findings that are known. Take a line out when it is mended."] + lines.sorted())
      .map { $0 + "\n" }.joined()
  }

  /// Returns the line for a finding, without row numbers, so that the same finding in another trace has the same line.
  static func line(_ finding: Finding) -> String {
    "\(finding.name): \(finding.text.replacing(/#[0-9]+ ?/, with: ""))".split(
      whereSeparator: \.isNewline
    )
    .joined(separator: " ").trimmed
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}

/// The review of a trace as JSON, for other programs.
///
///     {"findings":[{"name":"nil-link","text":"…","details":[],"repair":"…","rows":[3]}],
///      "architecture":"viper","because":"an Interactor","open":["lifetimes"],"remarks":[],
///      "rules":[{"name":"nil-link","judged":{"message":2,"reference":6}},
///               {"name":"dead-output","reason":"a trace does not contain the source"}]}
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
      json.put("remarks", review.remarks)
      json.put("rules", review.results) { entry, json in
        json.object { json in
          json.put("name", entry.rule.name)
          entry.result.write(to: &json)
        }
      }
    }
    return json.text + "\n"
  }

  /// Returns the findings as workflow commands of GitHub Actions, one `::error` annotation for each finding.
  ///
  /// An annotation points to the first source location of the rows that are evidence for the finding; without a location, it has no
  /// `file` and `line`:
  ///
  ///     ::error file=Sources/Cart.swift,line=12,title=late-reply::Presenter told View show(_:) after it was left.
  ///
  /// Since a trace contains file names without folders, `path` maps a file name to the file's path. Each `::warning` names
  /// what the trace does not allow to judge, such as lifetimes. Source: "Workflow commands for GitHub Actions".
  public func annotations(of trace: Trace, path: (String) -> String = { $0 }) -> String {
    let findings = findings.map { finding in
      let place = finding.rows.lazy.compactMap { trace[row: $0]?.location }.first
      let location = place.map { ["file=\(path($0.file).asProperty)", "line=\($0.line)"] } ?? []
      let text = finding.sentences.joined(separator: "\n")
      let properties = location + ["title=\(finding.name.asProperty)"]
      return "::error \(properties.joined(separator: ","))::\(text.asData)\n"
    }
    let open = review.openTopics.map(\.rawValue)
    let gap = open.isEmpty ? [] : ["Not judged: \(open.listed())."]
    let warnings = (gap + review.remarks).map { "::warning title=viperlab::\($0.asData)\n" }
    return (warnings + findings).joined()
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
  fileprivate func write(to json: inout JSONWriter) {
    guard !examined.isEmpty else { return json.put("reason", reason) }
    json.key("judged")
    json.object { json in
      let subjects = Dictionary(grouping: examined, by: \.noun).sorted { $0.key < $1.key }
      for (noun, subjects) in subjects { json.put(noun, subjects.count) }
    }
  }
}

extension String {
  /// The string with escapes for unprintable scalars, as the message of a workflow command; a line break would end the message.
  package var asData: String {
    printable(keeping: "\n", "\r").replacing("%", with: "%25").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
  }

  /// The string escaped as the value of a workflow command's property.
  package var asProperty: String {
    asData.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
