/// The error of a failed request for the profile or the stats.
public enum ProfileError: Error {
  case unavailable
}
